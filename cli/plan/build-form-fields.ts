import { type FormFieldModel, formFieldTypes } from '../../config/page-model.ts';
import { readableSlug } from './address-forms.ts';
import { isRecord, readText } from './read-block.ts';

/** Fields of a CMS form, each name once. A field without a name is none; an unknown type is plain text. */
export function buildFormFields(raw: unknown): readonly FormFieldModel[] {
  const fields = new Map<string, FormFieldModel>();
  for (const field of Array.isArray(raw) ? raw : []) {
    const name = isRecord(field) ? readText(field.name) : undefined;
    if (!isRecord(field) || name === undefined || fields.has(name)) continue;
    fields.set(name, {
      name,
      label: readText(field.label) ?? readableSlug(name),
      type: formFieldTypes.find((type) => type === field.type) ?? 'text',
      required: field.required === true || field.required === 'true' || field.required === 1,
      options: readOptions(field.options),
    });
  }
  return [...fields.values()];
}

const readOptions = (raw: unknown): FormFieldModel['options'] =>
  (Array.isArray(raw) ? raw : []).flatMap((option: unknown) => {
    const value = isRecord(option) ? (readText(option.value) ?? readText(option.label)) : readText(option);
    const label = isRecord(option) ? (readText(option.label) ?? value) : value;
    return value === undefined || label === undefined ? [] : [{ value, label }];
  });
