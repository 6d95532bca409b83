/** HTML of the CMS as running text. It arrives sanitised; nothing else may be passed in. */
export function Prose({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the plan has passed this HTML through its allow-list.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
