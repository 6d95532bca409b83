import { type SiteConfig, siteConfigSchema } from '../config/site-config.ts';
import type { Sandbox } from './sandbox/start-sandbox.ts';

/** Configuration of the demo site on a sandbox. */
export function configureDemo(
  sandbox: Pick<Sandbox, 'apiUrl' | 'portalUrl'>,
  renderer: SiteConfig['browser']['renderer'] = 'react',
): SiteConfig {
  return siteConfigSchema.parse({
    site: { origin: 'https://www.prayas-ias.example', name: 'Prayas IAS Academy' },
    api: { host: sandbox.apiUrl, apihost: 'www.prayas-ias.example' },
    portal: { host: sandbox.portalUrl, studentPortalUrl: `${sandbox.portalUrl}/login` },
    identifiers: { firm: 'firm-1', center: 'center-1', insty: 'insty-1', enquiryType: 'web', session: 'session-1' },
    sideSlider: { hindiUrl: '/hindi' },
    browser: { renderer },
  });
}
