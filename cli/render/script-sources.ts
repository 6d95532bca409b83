import { createHash } from 'node:crypto';
import type { SitePlan } from '../pipeline/stage-types.ts';

type PlannedScript = SitePlan['scripts'][number];

/** What a browser runs as a script (HTML standard): these types, in any case; anything else is data. */
const scriptType =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript)|module|importmap|speculationrules)$/i;

/**
 * Text as a browser hashes it: it knows one kind of line end, and no NUL or half a character. Pages carry the text in
 * this very form.
 */
export function normaliseScriptText(text: string): string {
  return Buffer.from(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'), 'utf8').toString('utf8');
}

/** The source by which a content security policy allows an inline script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(normaliseScriptText(text), 'utf8').digest('base64')}'`;
}

/**
 * The source by which a policy allows everything of an address's origin; undefined when there is none, because the
 * address is not http(s) or its host has characters that would end the source or the directive.
 */
export function originSource(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, hostname, port } = new URL(address, base);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const suffix = port === '' ? '' : `:${port}`;
  // The grammar of policies has no IPv6 addresses: any host on that port is the nearest it can say.
  if (hostname.startsWith('[')) return `${protocol}//*${suffix}`;
  return /^[a-z\d._-]+$/.test(hostname) ? `${protocol}//${hostname}${suffix}` : undefined;
}

/** The address of an external script; undefined for an inline one. */
export function addressOf(script: PlannedScript): string | undefined {
  return readAttribute(script, 'src');
}

/** True for what a browser runs or reads as instructions, false for blocks of data. */
export function isExecuted(script: PlannedScript): boolean {
  const type = readAttribute(script, 'type');
  if (type !== undefined) return type === '' || scriptType.test(type.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, ''));
  const language = readAttribute(script, 'language');
  return language === undefined || language === '' || scriptType.test(`text/${language}`);
}

function readAttribute({ attributes }: PlannedScript, wanted: string): string | undefined {
  const value = attributes.find(([name]) => name.toLowerCase() === wanted)?.[1];
  return value === true ? '' : value;
}
