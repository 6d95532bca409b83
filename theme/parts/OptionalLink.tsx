/** A text that is a link where it leads somewhere. */
export function OptionalLink({ label, href }: { readonly label: string; readonly href?: string }) {
  return href === undefined ? label : <a href={href}>{label}</a>;
}
