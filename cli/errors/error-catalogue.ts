/**
 * Wording of every expected failure. A code is permanent; `message` says what happened, `hint` what to do; call
 * sites bring only facts. Exit statuses are the contract's (section 1).
 */
export const errorCatalogue = {
  // 2: usage and configuration
  CONFIG_NOT_FOUND: {
    exitCode: 2,
    message: ({ path }: Facts) => `There is no configuration: ${path}.`,
    hint: 'Go to the folder of your site, or name the file with --config.',
  },
  CONFIG_UNREADABLE: {
    exitCode: 2,
    message: ({ path, reason }: Facts) => `The configuration ${path} cannot be read: ${reason}.`,
    hint: 'Mend the file. It must export its settings as default export (or be one JSON object).',
  },
  CONFIG_INVALID: {
    exitCode: 2,
    message: ({ path, problems }: Facts) => `The configuration ${path} is not right:\n${problems}`,
    hint: 'Mend the keys named above. README.md lists every key with its default.',
  },
  USAGE: {
    exitCode: 2,
    message: ({ reason }: Facts) => `${reason}`,
    hint: 'pathshala --help lists commands and options.',
  },
  THEME_BROKEN: {
    exitCode: 2,
    message: ({ path, reason }: Facts) => `The theme does not build: ${path}: ${reason}`,
    hint: 'Mend the file named above, or take it out of the theme folder: then the built-in one is used.',
  },
  FORBIDDEN_PACKAGE: {
    exitCode: 2,
    message: ({ name, chain }: Facts) => `${name} would reach visitors' browsers, where it has no place: ${chain}.`,
    hint: 'Take the last import of that chain out, or import only types: such work is done while pages are built.',
  },
  OUT_NOT_OURS: {
    exitCode: 2,
    message: ({ out, reason }: Facts) => `The output folder ${out} cannot be used: ${reason}.`,
    hint: 'Name an empty or a new folder with `out` or --out. Nothing in it was touched.',
  },
  RELEASE_UNKNOWN: {
    exitCode: 2,
    message: ({ id, known }: Facts) => `There is no release ${id}. ${known}`,
    hint: 'pathshala releases lists them.',
  },
  NO_EARLIER_RELEASE: {
    exitCode: 2,
    message: ({ out }: Facts) => `There is no earlier release in ${out} to go back to.`,
    hint: 'pathshala releases lists what there is.',
  },
  THEME_FAILED: {
    exitCode: 2,
    message: ({ path, page, reason }: Facts) => `The theme in ${path} failed on ${page}: ${reason}.`,
    hint: 'Mend the component, or take it out of the theme folder: then the built-in one is used.',
  },
  PORT_UNAVAILABLE: {
    exitCode: 2,
    message: ({ address, reason }: Facts) => `Cannot listen on ${address}: ${reason}.`,
    hint: 'Choose another port with --port, or 0 for any free one.',
  },
  NO_RELEASE: {
    exitCode: 2,
    message: ({ out }: Facts) => `There is no release in ${out} yet.`,
    hint: 'Run `pathshala generate` first.',
  },
  // 3: the API host
  API_UNREACHABLE: {
    exitCode: 3,
    message: ({ method = 'GET', url, reason }: Facts) => `${method} ${url} could not be had: ${reason}.`,
    hint: 'Nothing was changed: the last release still stands. Try again when the API host is back.',
  },
  API_REFUSED: {
    exitCode: 3,
    message: ({ method = 'GET', url, status }: Facts) => `${method} ${url} answered with status ${status}.`,
    hint: 'Nothing was changed. Check `api.host` and `api.apihost`, then ask whoever runs the API host.',
  },
  API_BROKE_CONTRACT: {
    exitCode: 3,
    message: ({ method = 'GET', url, reason }: Facts) => `${method} ${url} answered what it must not: ${reason}.`,
    hint: 'Nothing was changed: the last release still stands. Tell whoever runs the API host.',
  },
  RUN_DEADLINE: {
    exitCode: 3,
    message: ({ seconds, waiting }: Facts) =>
      `Reading the API host took longer than ${seconds} s in all; ${waiting} was still under way.`,
    hint: 'Nothing was changed. Try again later, or allow more time with `fetch.deadlineMs`.',
  },
  // 4: the guard
  GUARD_SHRINK: {
    exitCode: 4,
    message: ({ losses }: Facts) => `Far less content than in the live release:\n${losses}`,
    hint: 'If that is meant, publish with --force. Otherwise look into the CMS: the last release still stands.',
  },
  STRICT_WARNINGS: {
    exitCode: 4,
    message: ({ count }: Facts) => `${count} and --strict allows none.`,
    hint: 'Mend what the warnings name, or run without --strict. The last release still stands.',
  },
  // 5: overlap
  OUTPUT_BUSY: {
    exitCode: 5,
    message: ({ out }: Facts) => `Another generate is at work on ${out}.`,
    hint: 'Wait until it has ended, then run again.',
  },
  OUT_CHANGED: {
    exitCode: 5,
    message: ({ out }: Facts) => `While this run was at work, something else replaced \`current\` in ${out}.`,
    hint: 'Nothing was published. Run again, and let only one generate at a time work on one output.',
  },
  // 6: disk
  DISK_REFUSED: {
    exitCode: 6,
    message: ({ path, reason }: Facts) => `The disk refused ${path}: ${reason}.`,
    hint: 'Free space or mend the permissions, then run again. The last release still stands.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** What a call site knows about a failure. */
export type Facts = Readonly<Record<string, string | number | undefined>>;

interface CatalogueEntry {
  readonly exitCode: number;
  readonly message: (facts: Facts) => string;
  readonly hint: string;
}

/** Permanent code of an expected failure. */
export type ErrorCode = keyof typeof errorCatalogue;
