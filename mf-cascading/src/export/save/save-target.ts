import type { Bytes } from '../bytes/bytes';

/** Where a file goes part by part; it exists only once `finish` has ended. */
export interface SaveTarget {
  write(part: Bytes): Promise<void>;
  finish(): Promise<void>;
  /** Ends without leaving a file. */
  discard(): Promise<void>;
}

export interface FileKind {
  readonly name: string;
  readonly type: string;
}
