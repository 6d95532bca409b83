/** Something that was left out or mended, and that the operator should know. */
export interface Warning {
  /** Permanent code, such as RECORD_LEFT_OUT. */
  readonly code: string;
  /** One sentence that names the thing. */
  readonly message: string;
  /** Address, file or record it is about. */
  readonly where: string;
}

/** Takes warnings as they come up. */
export type Warn = (warning: Warning) => void;
