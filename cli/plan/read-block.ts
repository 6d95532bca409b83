/** A block as it arrived, its common fields read as text. Missing and ill-typed fields are undefined. */
export interface BlockFields {
  readonly type: string;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  readonly text: string | undefined;
  readonly html: string | undefined;
  readonly image: string | undefined;
  readonly url: string | undefined;
  readonly label: string | undefined;
  readonly collection: string | undefined;
  readonly list: string | undefined;
  readonly category: string | undefined;
  readonly album: string | undefined;
  readonly id: string | undefined;
  readonly form: string | undefined;
  readonly enquirySource: string | undefined;
  /** Records to show at most. */
  readonly limit: number | undefined;
  /** Everything, for fields that are no text. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** Reads text, or a number as text; blank text counts as missing. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** True for a plain object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a block; undefined for what is no object with a type. */
export function readBlock(raw: unknown): BlockFields | undefined {
  if (!isRecord(raw)) return undefined;
  const type = readText(raw.type);
  if (type === undefined) return undefined;
  const limit = Number(readText(raw.limit));
  return {
    type,
    title: readText(raw.title),
    subtitle: readText(raw.subtitle),
    text: readText(raw.text),
    html: readText(raw.html),
    image: readText(raw.image),
    url: readText(raw.url),
    label: readText(raw.label),
    collection: readText(raw.collection),
    list: readText(raw.list),
    category: readText(raw.category),
    album: readText(raw.album),
    id: readText(raw.id),
    form: readText(raw.form),
    enquirySource: readText(raw.enquirySource),
    limit: Number.isInteger(limit) && limit > 0 ? limit : undefined,
    raw,
  };
}
