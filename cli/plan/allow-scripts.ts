import { createHash } from 'node:crypto';
import type { InjectedScript } from '../../config/contracts/settings.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import type { Warn } from '../log/warnings.ts';
import type { SitePlan } from '../pipeline/stage-types.ts';
import { parseUrl } from './check-url.ts';

type PlannedScript = SitePlan['scripts'][number];

const attributeName = /^[a-zA-Z_:][\w:.-]*$/;

/**
 * Scripts the CMS injects, in order, after `scripts.allow` (contract, section 2): an external one by the origin of
 * its address, an inline one by the digest of its text. What is left out is named together with what would allow it.
 */
export function allowScripts(
  scripts: readonly InjectedScript[],
  { config, warn }: { readonly config: SiteConfig; readonly warn: Warn },
): readonly PlannedScript[] {
  return scripts.flatMap((script, index): PlannedScript[] => {
    const planned = readScript(script);
    const reason = findFault(planned, script) ?? findRefusal(planned, config);
    if (reason === undefined) return planned.text === '' && planned.attributes.length === 0 ? [] : [planned];
    const message = `Script ${index + 1} of the website's settings is left out: ${reason}.`;
    warn({ code: 'SCRIPT_LEFT_OUT', message, where: `website.script[${index}]` });
    return [];
  });
}

const readScript = (script: InjectedScript): PlannedScript => {
  const attributes = new Map<string, readonly [string, string | true]>();
  for (const [name, value] of Object.entries(script.attributes)) {
    // HTML takes the first of two attributes that differ only in case, and so must the check of `src`.
    const folded = name.toLowerCase();
    if (!attributeName.test(name) || attributes.has(folded)) continue;
    if (value === true) attributes.set(folded, [name, true]);
    else if (typeof value === 'string' || typeof value === 'number') attributes.set(folded, [name, String(value)]);
  }
  // A browser never runs the text of a script that has an address.
  return { attributes: [...attributes.values()], text: attributes.has('src') ? '' : (script.innerHTML ?? '') };
};

const findFault = ({ text }: PlannedScript, script: InjectedScript): string | undefined => {
  const badName = Object.keys(script.attributes).find((name) => !attributeName.test(name));
  if (badName !== undefined) return `${JSON.stringify(badName)} is not the name of an attribute`;
  if (/<\/script|<!--/i.test(text)) return 'its text contains "</script" or "<!--", which would end it early';
  return undefined;
};

const findRefusal = ({ attributes, text }: PlannedScript, { scripts, site }: SiteConfig): string | undefined => {
  if (scripts.allow === 'all') return undefined;
  const handler = attributes.find(([name]) => /^on/i.test(name));
  if (handler) return `its attribute "${handler[0]}" would run code that no entry of scripts.allow can name`;
  const source = attributes.find(([name]) => name.toLowerCase() === 'src')?.[1];
  if (source === undefined) {
    const hash = `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
    return scripts.allow.includes(hash) ? undefined : `add "${hash}" to scripts.allow to let it in`;
  }
  const url = parseUrl(source === true ? '' : source, site.origin);
  if (!url || !/^https?:$/.test(url.protocol)) return 'its address is not http(s)';
  const origins = scripts.allow.flatMap((entry) => parseUrl(entry)?.origin ?? []);
  return origins.includes(url.origin) ? undefined : `add "${url.origin}" to scripts.allow to let it in`;
};
