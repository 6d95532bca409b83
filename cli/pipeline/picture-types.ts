import type { OutputFile } from './stage-types.ts';

/** What fetch, pictures and plan hand to one another. Stages import these types, never each other. */

/** A file to ask a host for. */
export interface DownloadRequest {
  readonly url: string;
  /** What is known of the last answer. */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly maxBytes: number;
}
/** What came of it. */
export type DownloadAnswer =
  | {
      readonly kind: 'new' | 'same';
      /** Empty when the host says that nothing has changed. */
      readonly body: Buffer;
      readonly etag?: string | undefined;
      readonly lastModified?: string | undefined;
      /** How long the host wants not to be asked again, in milliseconds. */
      readonly freshForMs: number;
    }
  | {
      readonly kind: 'failed';
      /** Plain words, without full stop. */
      readonly reason: string;
      readonly isTooLarge: boolean;
    };
/** Asks a host with the manners of all calls. Never fails but by a bug. */
export type Download = (request: DownloadRequest) => Promise<DownloadAnswer>;

/** A picture whose size is known. */
export interface Picture {
  /** Differs when anything of it does. */
  readonly digest: string;
  /** Pixels, as it is seen. */
  readonly width: number;
  readonly height: number;
  /** Missing for pictures that stay where they are: animations. Addresses are same-site paths. */
  readonly made?: {
    /** A middle width, in a format that every browser knows. */
    readonly src: string;
    /** The largest width, in the same format. */
    readonly fullSrc: string;
    /** Best first. */
    readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
    /** Classes of the colour to show until it is there; missing for pictures that can be seen through. */
    readonly tone?: string;
  };
}

/** The pictures of a site. */
export interface Pictures {
  /** By absolute address; undefined for a picture that stays where it is. */
  find(address: string): Picture | undefined;
  /** The files that were made of them. */
  files(): Iterable<OutputFile>;
}
