import type { Lang } from '../../config/lang.ts';
import type { PageModel } from '../../config/page-model.ts';

/** A page to be rendered, as plain data. */
export interface PageJob {
  readonly address: string;
  readonly lang: Lang;
  readonly model: PageModel;
}

/** Makes and writes pages in another thread, beside the one that asks. */
export interface PageHelper {
  /** False while it has enough to do: then whoever asks does the work itself. Fails when a page could not be made. */
  hasRoom(): boolean;
  take(page: HandedPage): void;
  /** Resolves when every page it took is done; fails as the first that could not be made did. */
  settle(): Promise<void>;
}
/** A page handed to the helper. */
export interface HandedPage {
  readonly job: PageJob;
  /** Where its file goes, absolute; the folder is there, the file is not. */
  readonly place: string;
  /** Digest of bytes that need not be written. */
  readonly earlierDigest: string | undefined;
  done(made: MadePage): void;
  /** The helper could not make it: makes it where it came from. Throws what is wrong with it. */
  giveBack(): void;
}
export interface MadePage {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly links: readonly string[];
  readonly isWritten: boolean;
}
