import type { SitePlan } from '../pipeline/stage-types.ts';
import { escapeScriptData } from './escape-script-data.ts';
import { normaliseScriptText } from './script-sources.ts';

/** JSON-LD of a page, one script element an object. */
export function renderStructuredData(objects: readonly object[]): string {
  return objects.map((object) => `<script type="application/ld+json">${escapeScriptData(object)}</script>`).join('\n');
}

/** The CMS's own scripts, in order, exactly as allowed: plan has judged names, addresses and text. */
export function renderInjectedScripts(scripts: SitePlan['scripts']): string {
  return scripts
    .map(({ attributes, text }) => {
      const written = attributes.map(([name, value]) =>
        value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
      );
      return `<script${written.join('')}>${normaliseScriptText(text)}</script>`;
    })
    .join('\n');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * An import map that says of each module what its bytes must be: a chunk that was tampered with is not run, also when
 * it is imported only on intent. Browsers that know no integrity here read past it.
 */
export function renderImportMap(assets: readonly { readonly path: string; readonly integrity: string }[]): string {
  const modules = assets.filter(({ path }) => path.endsWith('.js'));
  return escapeScriptData({
    integrity: Object.fromEntries(modules.map(({ path, integrity }) => [`/${path}`, integrity])),
  });
}
