/** How an element may stand so that any parser builds the very tree its tags draw. */
export interface ElementRule {
  /** Has no end tag. */
  readonly isVoid?: boolean;
  /** Its start tag would end an open paragraph. */
  readonly endsParagraph?: boolean;
  /** May stand directly in these only; elsewhere a parser moves or drops it. */
  readonly parents?: readonly string[];
  /** May hold these elements and white space only. */
  readonly onlyChildren?: readonly string[];
  /** May not hold elements that would end a paragraph. */
  readonly holdsPhrases?: boolean;
}

const phrase: ElementRule = {};
const block: ElementRule = { endsParagraph: true };
const phraseBlock: ElementRule = { endsParagraph: true, holdsPhrases: true };
const rowGroup: ElementRule = { parents: ['table'], onlyChildren: ['tr'] };
const cell: ElementRule = { parents: ['tr'] };

const named = (rule: ElementRule, names: readonly string[]) => names.map((name) => [name, rule] as const);

/**
 * Elements of the allow-list whose nesting the scan can vouch for. Ruby is missing: its parts end one another in ways
 * that are not worth telling here.
 */
export const elementRules: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ...named(phrase, ['span', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'abbr']),
  ...named(phrase, ['dfn', 'cite', 'time', 'bdi', 'bdo', 'kbd', 'samp', 'var', 'q', 'code', 'a']),
  ...named({ isVoid: true }, ['br', 'wbr', 'img']),
  ...named({ isVoid: true, endsParagraph: true }, ['hr']),
  ...named(phraseBlock, ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  ...named(block, ['div', 'ul', 'ol', 'dl', 'figure', 'figcaption', 'blockquote', 'pre']),
  ...named({ endsParagraph: true, parents: ['ul', 'ol'] }, ['li']),
  ...named({ endsParagraph: true, parents: ['dl'] }, ['dt', 'dd']),
  ['table', { endsParagraph: true, onlyChildren: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'] }],
  ['caption', { parents: ['table'] }],
  ['colgroup', { parents: ['table'], onlyChildren: ['col'] }],
  ['col', { isVoid: true, parents: ['colgroup'] }],
  ...named(rowGroup, ['thead', 'tbody', 'tfoot']),
  ['tr', { parents: ['thead', 'tbody', 'tfoot'], onlyChildren: ['td', 'th'] }],
  ...named(cell, ['td', 'th']),
]);
