/** One file of a version, as whoever read its bytes describes it. */
export interface CandidateFile {
  /** Integrity of its bytes, `sha256-…`, as browsers write it. */
  readonly hash: string;
  /** Bytes as browsers receive them, compressed with brotli at its best. */
  readonly sentBytes: number;
  /** What a script says; left out for all else. */
  readonly text?: string;
}

/** A version of a remote that asks to be admitted. */
export interface Candidate {
  /** The remote that it is published for. */
  readonly name: string;
  /** `remote.json` as it was read from JSON, not yet checked. */
  readonly remoteJson: unknown;
  /** `calls.json` in the same way; undefined when there is none. */
  readonly callsJson: unknown;
  /** Every file of the version but `remote.json`, by its path; copies that are compressed beforehand are no files of it. */
  readonly files: Readonly<Record<string, CandidateFile>>;
}
