import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FILE_RUNS, type TestRecord } from './test-record';

/** As much of a Jest report (`--json`) as is read here. */
export interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly ancestorTitles?: readonly string[];
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/**
 * The tests of a report; `membersOf` names the test files of which a group consists (ADR 104). A file that could not be run is one failed test of its own; whatever neither passed nor failed
 * did not run.
 */
export function testsOfJest(
  { testResults }: JestReport,
  root: string,
  membersOf: (file: string) => readonly string[] | undefined = () => undefined,
): TestRecord[] {
  return testResults.flatMap(({ name, assertionResults, message, status, startTime, endTime }) => {
    const members = membersOf(name);
    const own = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) {
      const error = stripVTControlCharacters(message);
      return (members ?? [own]).map((file) => fileThatDoesNotRun(file, endTime - startTime, error));
    }
    return numbered(
      assertionResults.map(({ fullName, ancestorTitles, status: state, duration, failureMessages }) => ({
        ...(members === undefined
          ? { file: own, title: fullName }
          : fileAndTitle(fullName, ancestorTitles?.[0])),
        state: state === 'passed' || state === 'failed' ? state : 'missed',
        ms: duration ?? 0,
        error: stripVTControlCharacters(failureMessages?.[0] ?? ''),
      })),
    );
  });
}

/** In a group each test stands below the path of its file. */
const fileAndTitle = (fullName: string, file = '') => ({ file, title: fullName.slice(file.length + 1) });

const fileThatDoesNotRun = (file: string, ms: number, error: string): TestRecord => ({
  id: `${file} › ${FILE_RUNS}`,
  file,
  title: FILE_RUNS,
  state: 'failed',
  ms,
  error,
});

/** Tests of the same name in one file are told apart by their order. */
function numbered(tests: readonly Omit<TestRecord, 'id'>[]): TestRecord[] {
  const seen = new Map<string, number>();
  return tests.map((test) => {
    const id = `${test.file} › ${test.title}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id: count > 1 ? `${id} #${count}` : id, ...test };
  });
}
