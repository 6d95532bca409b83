import { toWesternDigits } from '../../config/field-rules.ts';

/** What a form holds, trimmed, by field name; a file counts by its name. Passwords stay as they are. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads a form. Fields are read when they are needed: nothing that is typed is kept anywhere else. */
export function readValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      values[element.name] ??= '';
      if (element.checked) values[element.name] = element.value;
    } else if (element instanceof HTMLInputElement && element.type === 'file') {
      values[element.name] = element.files?.[0]?.name ?? '';
    } else if (isField(element)) {
      const secret = element.name.toLowerCase().includes('password');
      values[element.name] = secret ? element.value : element.value.trim();
    }
  }
  return values;
}

/** True for what holds a value under a name. */
export function isField(element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return kinds.some((kind) => element instanceof kind) && (element as HTMLInputElement).name !== '';
}

/** The file chosen in a field. */
export function fileOf(form: HTMLFormElement, name: string): File | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.files?.[0] : undefined;
}

/** A number as it is sent: Western digits. */
export function toNumberText(text: string | undefined): string {
  return toWesternDigits(text?.trim() ?? '');
}
