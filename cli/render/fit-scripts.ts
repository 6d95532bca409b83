import type { Warning } from '../log/warnings.ts';
import type { SitePlan } from '../pipeline/stage-types.ts';
import { addressOf, hashSource, isExecuted, originSource } from './script-sources.ts';

type Scripts = SitePlan['scripts'];

/** The CMS's scripts as they can stand under a policy, and what they had to lose. */
export interface FittedScripts {
  readonly scripts: Scripts;
  readonly warnings: readonly Warning[];
}

/**
 * Takes from the CMS's scripts what a strict policy could only be opened for by weakening it for everybody: scripts
 * from addresses without an origin, and attributes that hold code. A browser would block them on every page.
 */
export function fitScripts(scripts: Scripts, origin: string): FittedScripts {
  const warnings: Warning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message, where: 'website.script' });
  const fitted = scripts.flatMap((script): Scripts => {
    const address = addressOf(script);
    const name =
      address === undefined ? `The inline script ${hashSource(script.text)}` : `The script ${quote(address)}`;
    if (address !== undefined && isExecuted(script) && originSource(address, origin) === undefined) {
      warn('SCRIPT_LEFT_OUT', `${name} is left out: no content security policy can name where it comes from.`);
      return [];
    }
    const handlers = script.attributes.filter(([attribute]) => /^on/i.test(attribute));
    if (handlers.length === 0) return [script];
    const names = handlers.map(([attribute]) => attribute).join(', ');
    warn(
      'SCRIPT_HANDLER_LEFT_OUT',
      `${name} stays, but its code in ${names} is left out: the content security policy blocks code in attributes. ` +
        'Move it into a script of its own.',
    );
    return [{ ...script, attributes: script.attributes.filter((attribute) => !handlers.includes(attribute)) }];
  });
  return { scripts: fitted, warnings };
}

function quote(address: string): string {
  return JSON.stringify(address.length > 120 ? `${address.slice(0, 120)}…` : address);
}
