import { type WebsiteSettings, websiteSettingsSchema } from '../../config/contracts/settings.ts';
import { siteError } from '../errors/site-error.ts';
import type { SiteSettings } from '../pipeline/stage-types.ts';
import { callJson } from './call-json.ts';
import { buildContentUrl, describeError } from './content-address.ts';
import { fetchPageEntries } from './fetch-page-entries.ts';
import { type Fetcher, runTogether } from './fetcher.ts';

/**
 * Fetches what every site has: the website's settings and its page entries, strings among them resolved (contract,
 * section 4). Both are required: throws when either cannot be had.
 */
export async function fetchSettings(fetcher: Fetcher): Promise<SiteSettings> {
  let settings: WebsiteSettings | undefined;
  let entries: SiteSettings['entries'] = [];
  await runTogether(fetcher, [
    async () => {
      settings = await fetchWebsite(fetcher);
    },
    async () => {
      entries = await fetchPageEntries(fetcher);
    },
  ]);
  if (!settings) throw new Error('The website settings came neither as an answer nor as a failure.');
  return { settings, entries };
}

async function fetchWebsite(fetcher: Fetcher): Promise<WebsiteSettings> {
  const url = buildContentUrl(fetcher.config, 'website');
  const answer = await callJson(fetcher, { url, what: 'website settings' });
  // Read once in a run: compiling the check would take longer than making it.
  const result = websiteSettingsSchema.safeParse(mapWebsite(fetcher, url, answer.value), { jitless: true });
  if (!result.success) {
    const reason = 'status 200, JSON that is no object with the objects "website" and "menus"';
    throw siteError('API_BROKE_CONTRACT', { url, reason });
  }
  answer.keep();
  return result.data;
}

function mapWebsite({ config }: Fetcher, url: string, value: unknown): unknown {
  try {
    const map = config.content.website?.map;
    return map ? map(value as never) : value;
  } catch (error) {
    const reason = `status 200, JSON that content.website.map cannot read: ${describeError(error)}`;
    throw siteError('API_BROKE_CONTRACT', { url, reason }, error);
  }
}
