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
 * The tests of a report. A file that could not be run is one failed test of its own; whatever neither passed nor failed
 * did not run.
 */
export function testsOfJest({ testResults }: JestReport, root: string): TestRecord[] {
  return testResults.flatMap(({ name, assertionResults, message, status, startTime, endTime }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) {
      return [fileThatDoesNotRun(file, endTime - startTime, stripVTControlCharacters(message))];
    }
    return numbered(
      assertionResults.map(({ fullName, status: state, duration, failureMessages }) => ({
        file,
        title: fullName,
        state: state === 'passed' || state === 'failed' ? state : 'missed',
        ms: duration ?? 0,
        error: stripVTControlCharacters(failureMessages?.[0] ?? ''),
      })),
    );
  });
}

const fileThatDoesNotRun = (file: string, ms: number, error: string): TestRecord => ({
  id: `${file} › ${FILE_RUNS}`,
  file,
  title: FILE_RUNS,
  state: 'failed',
  ms,
  error,
});

/** Tests of the same name are told apart by their order. */
function numbered(tests: readonly Omit<TestRecord, 'id'>[]): TestRecord[] {
  const seen = new Map<string, number>();
  return tests.map((test) => {
    const count = (seen.get(test.title) ?? 0) + 1;
    seen.set(test.title, count);
    return { id: `${test.file} › ${test.title}${count > 1 ? ` #${count}` : ''}`, ...test };
  });
}
