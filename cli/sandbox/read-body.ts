import type { Context } from 'hono';
import type { WireRecord } from './content-types.ts';
import type { HostEnv } from './host-env.ts';

/** Reads a JSON body; undefined when there is none, or when it is no object. */
export async function readJsonObject(context: Context<HostEnv>): Promise<WireRecord | undefined> {
  try {
    const body: unknown = await context.req.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as WireRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** The field's text, trimmed; empty when it is missing or no text. */
export function textOf(body: WireRecord | undefined, field: string): string {
  const value = body?.[field];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
