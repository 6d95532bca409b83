import type { SiteConfigInput } from './site-config.ts';

export type { SiteConfigInput } from './site-config.ts';

/** Carries the type of a configuration file: gives back exactly what it is given. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
