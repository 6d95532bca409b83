import type { Element } from 'hast';
import { finishElement, type HtmlContext } from '../html-transforms.ts';
import { escapeAttribute, resolveReferences } from './character-references.ts';
import type { RawAttribute, StartTag } from './read-tag.ts';

/** What all start tags of a fragment are written with. */
export interface TagScope {
  readonly context: HtmlContext;
  /** Ids given so far; grows. */
  readonly ids: Set<string>;
}

/** Attributes that elements of any kind may keep, and those of some: the name each has in a tree, and its values. */
interface AttributeRule {
  readonly property: string;
  /** Values that are kept; any text where it is missing. */
  readonly values?: readonly string[];
  readonly isNumber?: boolean;
}

const text = (property: string): AttributeRule => ({ property });
const number = (property: string): AttributeRule => ({ property, isNumber: true });
const oneOf = (property: string, values: readonly string[]): AttributeRule => ({ property, values });
const rules = (own: Readonly<Record<string, AttributeRule>>) => new Map(Object.entries(own));

const generalRules = rules({
  id: text('id'),
  title: text('title'),
  lang: text('lang'),
  dir: oneOf('dir', ['ltr', 'rtl', 'auto']),
});
const spanRules = { colspan: number('colSpan'), rowspan: number('rowSpan') };
const ownRules: ReadonlyMap<string, ReadonlyMap<string, AttributeRule>> = new Map([
  ['a', rules({ href: text('href'), name: text('name') })],
  ['img', rules({ src: text('src'), alt: text('alt'), width: number('width'), height: number('height') })],
  ['ol', rules({ start: number('start'), type: oneOf('type', ['1', 'a', 'A', 'i', 'I']) })],
  ['li', rules({ value: number('value') })],
  ['col', rules({ span: number('span') })],
  ['colgroup', rules({ span: number('span') })],
  ['td', rules(spanRules)],
  ['th', rules({ ...spanRules, scope: oneOf('scope', ['row', 'col', 'rowgroup', 'colgroup']), abbr: text('abbr') })],
  ['time', rules({ datetime: text('dateTime') })],
]);

/** Kept, but by rules that only the full parser applies: films, our own boxes, and lists that count down. */
const isUnusual = ({ name, value }: RawAttribute): boolean =>
  name === 'reversed' ||
  name.startsWith('data-video') ||
  (name.startsWith('class') && /video-facade|table-scroll/.test(value));

/** A number that is written in one way only. */
const plainNumber = /^(?:0|[1-9]\d{0,5})$/;

/** Writes a start tag as the full parser and printer would; undefined when only they can say what becomes of it. */
export function writeStartTag(tag: StartTag, scope: TagScope): string | undefined {
  if (tag.attributes.length === 0 && tag.name !== 'img') return `<${tag.name === 'h1' ? 'h2' : tag.name}>`;
  const properties = readProperties(tag);
  if (!properties) return undefined;
  const element: Element = { type: 'element', tagName: tag.name, properties, children: [] };
  const { href, src } = properties;
  if (!finishElement(element, scope)) return undefined;
  const isAsSent = element.properties.href === href && element.properties.src === src;
  if (!isAsSent && !isLasting(element, scope)) return undefined;
  return `<${element.tagName}${writeAttributes(element.properties)}>`;
}

const readProperties = ({ name: tagName, attributes }: StartTag): Element['properties'] | undefined => {
  const properties: Element['properties'] = {};
  const own = ownRules.get(tagName);
  for (const [index, attribute] of attributes.entries()) {
    if (isUnusual(attribute)) return undefined;
    const rule = own?.get(attribute.name) ?? generalRules.get(attribute.name);
    if (!rule) continue;
    // Of two attributes with one name a parser drops the second.
    if (attributes.findIndex(({ name }) => name === attribute.name) < index) return undefined;
    const value = resolveReferences(attribute.value);
    if (value === undefined) return undefined;
    if (rule.isNumber && !plainNumber.test(value)) {
      // A parser reads more numbers than these. What is none is kept as text, but for sizes of pictures.
      if (tagName !== 'img' || (value !== '' && !Number.isNaN(Number(value)))) return undefined;
    }
    if (rule.values && !rule.values.includes(value)) continue;
    properties[rule.property] = value;
  }
  return properties;
};

/** Addresses stay as they are when they are judged once more: otherwise the full pipeline would go on. */
const isLasting = (element: Element, { context }: TagScope): boolean => {
  const { href, src } = element.properties;
  const again: Element = { ...element, properties: { ...element.properties } };
  return (
    finishElement(again, { ids: new Set(), context }) && again.properties.href === href && again.properties.src === src
  );
};

const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  ariaLabel: 'aria-label',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  dateTime: 'datetime',
};

/** Writes the properties of an element as attributes, a space before each. */
export function writeAttributes(properties: Element['properties']): string {
  let written = '';
  for (const [property, value] of Object.entries(properties)) {
    const shown = Array.isArray(value) ? value.join(' ') : String(value);
    written += ` ${attributeNames[property] ?? property}="${escapeAttribute(shown)}"`;
  }
  return written;
}
