import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** All elements of a piece of HTML, in the order of the document. */
export function listElements(html: string): readonly Element[] {
  const found: Element[] = [];
  const collect = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      found.push(node);
      collect(node.children);
    }
  };
  const root: Root = unified().use(rehypeParse, { fragment: true }).parse(html);
  collect(root.children);
  return found;
}

/** The text of an element and everything in it. */
export function readText(node: Element): string {
  return node.children
    .map((child) => (child.type === 'element' ? readText(child) : child.type === 'text' ? child.value : ''))
    .join('')
    .trim();
}
