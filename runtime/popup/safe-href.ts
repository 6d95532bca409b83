/** An address that came at run time, made absolute; undefined unless it is http(s). */
export function safeHref(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
