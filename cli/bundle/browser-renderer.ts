import type { SiteConfig } from '../../config/site-config.ts';

/** What brings islands to life in the browser (`browser.renderer`). Pages are rendered by React either way. */
export type BrowserRenderer = SiteConfig['browser']['renderer'];

const preactModules: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** The module to bundle where a source file imports a module of React; one Preact has no equal of stays React's. */
export function resolveRendererModule(path: string, renderer: BrowserRenderer): string {
  return renderer === 'preact' ? (preactModules[path] ?? path) : path;
}
