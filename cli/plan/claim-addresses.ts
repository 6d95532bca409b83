import type { PageEntry } from '../../config/contracts/page-entries.ts';
import type { Warn } from '../log/warnings.ts';
import type { SiteSource } from '../pipeline/stage-types.ts';
import { AddressBook, type Route } from './address-book.ts';
import { collisionKeyOf, notFoundAddress } from './address-forms.ts';
import {
  type AddressPattern,
  collectionOfPattern,
  fillAddress,
  isPattern,
  langOfEntry,
  readPattern,
} from './address-pattern.ts';
import { canonicaliseAddress } from './canonicalise-address.ts';
import { claimListings, type ListingInput } from './claim-listings.ts';
import { fixedPages } from './fixed-pages.ts';

/** What addresses are claimed from. */
export interface ClaimInput extends ListingInput {
  readonly source: SiteSource;
}

/** Everything that claims its addresses, and the patterns among it. */
export interface Claims {
  readonly addresses: AddressBook;
  readonly patterns: readonly AddressPattern[];
}

/**
 * Gives every page its address: entries in their order, then the fixed pages nobody claimed, then listings and
 * categories, which give way without a word (contract, section 4).
 */
export function claimAddresses(input: ClaimInput): Claims {
  const addresses = new AddressBook(input.config.trailingSlash);
  const fixedByKey = new Map(
    fixedPages.map((page) => [collisionKeyOf(page.address, input.config.trailingSlash), page] as const),
  );
  const patterns: AddressPattern[] = [];

  const findFixed = (address: string) => fixedByKey.get(collisionKeyOf(address, input.config.trailingSlash));

  const claimEntry = (entry: PageEntry): void => {
    const canonical = canonicaliseAddress(entry.url);
    if ('reason' in canonical) {
      refuse(input.warn, { address: entry.url, reason: canonical.reason });
      return;
    }
    const fixed = findFixed(canonical.address);
    const route: Route = fixed
      ? { address: fixed.address, lang: entry.lang ?? fixed.lang, target: { kind: 'fixed', fixed: fixed.fixed, entry } }
      : { address: canonical.address, lang: langOfEntry(entry), target: { kind: 'entry', entry } };
    claimOrWarn(addresses, { route, from: entry.url, warn: input.warn });
  };

  const claimRecords = (pattern: AddressPattern): void => {
    for (const facts of input.library.choose(pattern)) {
      // Records without a language count as English ones, and have their pages there only.
      if (facts.lang !== pattern.lang) continue;
      const from = `${pattern.entry.url} (${pattern.collection} ${facts.id})`;
      const filled = fillAddress(pattern, facts.params);
      if ('reason' in filled) {
        refuse(input.warn, { address: from, reason: filled.reason });
        continue;
      }
      const fixed = findFixed(filled.address);
      if (fixed) {
        warnTaken(input.warn, { address: filled.address, from, holder: `the page ${fixed.address} of every site` });
        continue;
      }
      const route: Route = { address: filled.address, lang: pattern.lang, target: { kind: 'record', pattern, facts } };
      claimOrWarn(addresses, { route, from, warn: input.warn });
    }
  };

  for (const entry of input.source.entries) {
    if (!isPattern(entry)) {
      claimEntry(entry);
      continue;
    }
    const pattern = readPattern(entry);
    if (!pattern) {
      const message = `The pattern ${entry.url} is left out: there is no collection "${collectionOfPattern(entry)}".`;
      input.warn({ code: 'PATTERN_WITHOUT_COLLECTION', message, where: entry.url });
    } else if ('reason' in pattern) refuse(input.warn, { address: entry.url, reason: pattern.reason });
    else {
      patterns.push(pattern);
      claimRecords(pattern);
    }
  }
  for (const { address, fixed, lang } of fixedPages)
    addresses.claim({ address, lang, target: { kind: 'fixed', fixed } });
  addresses.claim({ address: notFoundAddress, lang: 'en', target: { kind: 'fixed', fixed: 'notFound' } });
  for (const pattern of patterns) claimListings(addresses, pattern, input);
  return { addresses, patterns };
}

const refuse = (warn: Warn, { address, reason }: { readonly address: string; readonly reason: string }): void => {
  // Control characters and the like must not reach a terminal or a log as they are.
  const shown = address.replace(/[^\P{C}\u200C\u200D]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  warn({ code: 'ADDRESS_REFUSED', message: `The address ${shown} is left out: ${reason}.`, where: shown });
};

interface Claim {
  readonly route: Route;
  /** How the claimant is named in a warning. */
  readonly from: string;
  readonly warn: Warn;
}

const claimOrWarn = (addresses: AddressBook, { route, from, warn }: Claim): void => {
  const holder = addresses.claim(route);
  if (holder) warnTaken(warn, { address: route.address, from, holder: nameHolder(holder) });
};

const nameHolder = ({ address, target }: Route): string => {
  if (target.kind === 'record') return `${address} (${target.pattern.collection} ${target.facts.id})`;
  return 'entry' in target && target.entry ? target.entry.url : address;
};

const warnTaken = (
  warn: Warn,
  { address, from, holder }: { readonly address: string; readonly from: string; readonly holder: string },
): void => {
  const message = `${from} is left out: its address ${address} is already taken by ${holder}.`;
  warn({ code: 'ADDRESS_TAKEN', message, where: address });
};
