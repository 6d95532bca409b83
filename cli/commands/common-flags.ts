/** Options every command takes. */
export interface CommonFlags {
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** What a command gives back to the process. */
export type RunCommand<Flags> = (flags: CommonFlags & Flags) => Promise<number>;
