/** Fills `{name}` placeholders. A placeholder without a value stays as it is, so that the gap is seen. */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
