/** Title of the one test that a file is while it cannot be run. */
export const FILE_RUNS = 'the file runs';

/** What became of one test at one look. */
export interface TestRecord {
  /** The same at every look. */
  readonly id: string;
  /** As its runner takes it to run the file alone. */
  readonly file: string;
  readonly title: string;
  /** `missed` = it did not run. */
  readonly state: 'passed' | 'failed' | 'missed';
  readonly ms: number;
  /** Why it failed, else empty. */
  readonly error: string;
}
