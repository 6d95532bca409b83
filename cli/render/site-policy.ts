import type { SiteConfig } from '../../config/site-config.ts';
import type { SitePlan } from '../pipeline/stage-types.ts';
import { type FittedScripts, fitScripts } from './fit-scripts.ts';
import { addressOf, hashSource, isExecuted, originSource } from './script-sources.ts';
import { speculationRules } from './speculation-rules.ts';

/** What the site's security headers and its policy are made from. */
export interface SitePolicyInput {
  readonly config: SiteConfig;
  /** The CMS's scripts, after `scripts.allow`. */
  readonly scripts: SitePlan['scripts'];
  /** Texts of our own scripts that stand inline in every head. */
  readonly ownInline: readonly string[];
  /** Text of every style sheet. */
  readonly styles: readonly string[];
}

/** The content security policy and what goes with it (contract, section 2, `csp`). */
export interface SitePolicy extends FittedScripts {
  /** Content of the `<meta>` of every page; undefined unless the policy is on: browsers ignore reporting there. */
  readonly meta: string | undefined;
  /** Headers of every answer, name and value. */
  readonly headers: readonly (readonly [string, string])[];
}

/** Players that a video's facade makes way for (`runtime/page/video.ts` lets through no other). */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

/** What no page of an institute's site asks a browser for. */
const permissions = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Makes the policy from the final bytes: inline scripts by the hash of their text, the CMS's external ones by origin.
 * Only scripts known by name are counted, never what stands in a page: what slipped into a text must not be allowed.
 */
export function buildSitePolicy(input: SitePolicyInput): SitePolicy {
  const { config, scripts } = input;
  const isOn = config.csp === 'on';
  const fitted = isOn ? fitScripts(scripts, config.site.origin) : { scripts, warnings: [] };
  const policy = writeDirectives(listDirectives({ ...input, scripts: fitted.scripts }));
  return { ...fitted, meta: isOn ? policy : undefined, headers: listHeaders(config, policy) };
}

type Directives = readonly (readonly [name: string, sources: readonly (string | undefined)[]])[];

function listDirectives({ config, scripts, ownInline, styles }: SitePolicyInput): Directives {
  const { site, api, portal } = config;
  const executed = scripts.filter(isExecuted);
  const external = executed.flatMap((script) => addressOf(script) ?? []);
  const inline = executed.filter((script) => addressOf(script) === undefined);
  const holds = (kind: string) => (styles.some((text) => text.includes(`data:${kind}/`)) ? 'data:' : undefined);
  // `http:` means https too; a site that is itself read over http shows the CMS's http pictures.
  const anyPicture = site.origin.startsWith('http:') ? 'http:' : 'https:';
  return [
    ['default-src', ["'none'"]],
    [
      'script-src',
      [
        "'self'",
        ...[...ownInline, speculationRules].map(hashSource),
        ...inline.map(({ text }) => hashSource(text)),
        ...external
          .filter((address) => !isOwn(address, site.origin))
          .map((address) => originSource(address, site.origin)),
      ],
    ],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'blob:', holds('image'), anyPicture, originSource(api.host)]],
    ['font-src', ["'self'", holds('font')]],
    ['connect-src', ["'self'", originSource(api.host), originSource(portal.host)]],
    ['frame-src', players],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
  ];
}

/** True for an address without a host: whatever serves the page, a preview too, serves the script. */
function isOwn(address: string, origin: string): boolean {
  return !URL.canParse(address) && URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

function writeDirectives(directives: Directives): string {
  return directives
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ');
}

function listHeaders({ csp, site }: SiteConfig, policy: string): SitePolicy['headers'] {
  const policyHeader = csp === 'on' ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
  const headers: (readonly [string, string])[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  if (site.origin.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  // Who may frame the site can be said in a header only.
  if (csp !== 'off') headers.unshift([policyHeader, `${policy}; frame-ancestors 'self'`]);
  return headers;
}
