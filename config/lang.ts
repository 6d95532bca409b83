/** The two languages of a site. English is the default (specification, section 2). */
export type Lang = 'en' | 'hi';

/** Both languages, English first. */
export const langs = ['en', 'hi'] as const satisfies readonly Lang[];

/** Language of an address that says nothing else: Hindi when the path contains "hindi" (specification, section 2). */
export function langOfPath(path: string): Lang {
  return path.toLowerCase().includes('hindi') ? 'hi' : 'en';
}
