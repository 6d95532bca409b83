import type { z } from 'zod';
import { siteConfigSchema } from '../../config/site-config.ts';
import { nearestName } from './nearest-name.ts';

/** Turns every mistake of a configuration into one line: the key, what was expected, what was found. */
export function explainIssues(error: z.ZodError, written: unknown): string {
  return error.issues.flatMap((issue) => explainIssue(issue, written)).join('\n');
}

function explainIssue(issue: z.core.$ZodIssue, written: unknown): string[] {
  const key = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((unknown) => {
      const known = keysAt(issue.path);
      const nearest = nearestName(unknown, known);
      const advice = nearest
        ? `Did you mean ${[...issue.path, nearest].join('.')}?`
        : `Known keys: ${known.join(', ')}.`;
      return `- ${[...issue.path, unknown].join('.')}: there is no such key. ${advice}`;
    });
  }
  return [`- ${key || 'the configuration'}: ${expected(issue)} was expected, but ${found(issue.path, written)}.`];
}

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeName(issue.expected);
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expected))].join(', or ');
    case 'too_small':
      return issue.origin === 'string'
        ? 'text'
        : `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return `a number of at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'an address such as https://www.example.in' : issue.message;
    default:
      return issue.message;
  }
}

function typeName(expectedType: string): string {
  const names: Readonly<Record<string, string>> = {
    object: 'a group of keys',
    record: 'a group of texts',
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
  };
  return names[expectedType] ?? expectedType;
}

function found(path: readonly PropertyKey[], written: unknown): string {
  let value = written;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined | null)?.[key];
  if (value === undefined) return 'it is missing';
  if (typeof value === 'function') return 'a function was found';
  const text = JSON.stringify(value) ?? String(value);
  return `${text.length > 80 ? `${text.slice(0, 77)}…` : text} was found`;
}

/** Keys that the schema knows at a path. */
function keysAt(path: readonly PropertyKey[]): string[] {
  let schema: unknown = siteConfigSchema;
  for (const key of path) schema = unwrap(schema)?.shape[String(key)];
  return Object.keys(unwrap(schema)?.shape ?? {});
}

function unwrap(schema: unknown): z.ZodObject | undefined {
  let inner = schema as { shape?: unknown; def?: { innerType?: unknown } } | undefined;
  while (inner && !inner.shape) inner = inner.def?.innerType as typeof inner;
  return inner as z.ZodObject | undefined;
}
