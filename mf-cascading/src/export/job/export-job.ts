import type { Bytes } from '../bytes/bytes';

/** How an export under way is written, followed and ended. */
export interface ExportJob {
  readonly write: (part: Bytes) => Promise<void>;
  /** Gets the part that is done, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}
