import { type ProductRecord, productSchema } from '../../config/contracts/collections.ts';
import { siteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import { findAnswer, readCachedBody } from './answer-cache.ts';
import { callJson } from './call-json.ts';
import { buildProductUrl } from './content-address.ts';
import { type Fetcher, mayStandIn } from './fetcher.ts';
import { describeAge, maxAgeMs } from './list-pages.ts';
import { parseJson } from './parse-json.ts';

/**
 * Fetches one product; undefined when the host answers 404, or (with a warning) without a required field. When the
 * host fails, its last good answer stands in as for an optional list.
 */
export async function fetchProduct(fetcher: Fetcher, id: string, warn: Warn): Promise<ProductRecord | undefined> {
  // As a step in a path these cannot be asked for at all.
  if (id === '.' || id === '..') return undefined;
  const url = buildProductUrl(fetcher.config, id);
  const where = new URL(url).pathname;
  try {
    const answer = await callJson(fetcher, { url, what: `product ${id}`, accept: [404] });
    if (answer.status === 404) {
      answer.keep();
      return undefined;
    }
    if (!isObject(answer.value)) {
      throw siteError('API_BROKE_CONTRACT', { url, reason: 'status 200, JSON that is not an object' });
    }
    answer.keep();
    return checkProduct(answer.value, { id, where, warn });
  } catch (error) {
    if (!mayStandIn(fetcher, error)) throw error;
    const cached = findAnswer(fetcher.cache, url);
    if (typeof cached !== 'object') throw error;
    const age = Math.max(0, Date.now() - cached.confirmedAt);
    const body = age <= maxAgeMs(fetcher) ? readCachedBody(fetcher.cache, cached) : undefined;
    const parsed = body && parseJson(body);
    if (!parsed || !('value' in parsed)) throw error;
    fetcher.heard.hasStandIns = true;
    const message = `Product ${id} is ${describeAge(age)} old, the last good answer, because of this: ${error.message}`;
    warn({ code: 'STALE_LIST', message, where });
    return checkProduct(parsed.value, { id, where, warn });
  }
}

function checkProduct(
  value: unknown,
  { id, where, warn }: { id: string; where: string; warn: Warn },
): ProductRecord | undefined {
  const result = productSchema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
  warn({ code: 'RECORD_LEFT_OUT', message: `The product ${id} was left out: ${faults}.`, where });
  return undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
