import { FILE_RUNS, type TestRecord } from './test-record';

/** More failures than this are not looked at again, and more unsteady tests are red: something is wrong with them all. */
export const MOST_UNSTEADY = 10;

export interface Verdict {
  readonly passed: number;
  /** Failed and never passed. */
  readonly failed: readonly TestRecord[];
  /** Passed at one look and failed at the other: each is among those that passed, and named. */
  readonly unsteady: readonly (Omit<TestRecord, 'ms'> & { readonly ms: readonly [number, number] })[];
  /** Did not run. */
  readonly missed: readonly TestRecord[];
}

/** What two looks at the same tests say; the second is one of some of them, each file alone. */
export function judge(first: readonly TestRecord[], second: readonly TestRecord[] = []): Verdict {
  const again = new Map(second.map((test) => [test.id, test]));
  const looks = first.flatMap((test) => {
    const late = test.title === FILE_RUNS ? second.filter((other) => isIn(test, other)) : [];
    // A file that could be run alone: it is unsteady itself, and its tests are seen for the first time.
    const other = late.length > 0 ? ({ ...test, state: 'passed', ms: 0 } as const) : again.get(test.id);
    return [[test, other] as const, ...late.map((own) => [own, undefined] as const)];
  });
  const verdict = { passed: 0, failed: [], unsteady: [], missed: [] } as {
    -readonly [Part in keyof Verdict]: Verdict[Part] extends readonly (infer One)[] ? One[] : Verdict[Part];
  };
  for (const [test, other] of looks) {
    const passed = test.state === 'passed' || other?.state === 'passed';
    const bad = [test, other].find((look) => look?.state === 'failed');
    if (passed) verdict.passed += 1;
    if (passed && bad && other) verdict.unsteady.push({ ...bad, ms: [test.ms, other.ms] });
    if (!passed && bad) verdict.failed.push(bad);
    if (!passed && !bad) verdict.missed.push(test);
  }
  return verdict;
}

const isIn = ({ file }: TestRecord, other: TestRecord) => other.file === file && other.title !== FILE_RUNS;

/** Files that have to be looked at once more, each once. */
export function filesToLookAtAgain(tests: readonly TestRecord[]): string[] {
  return [...new Set(tests.filter(({ state }) => state !== 'passed').map(({ file }) => file))].sort();
}
