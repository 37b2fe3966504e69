import { stripVTControlCharacters } from 'node:util';
import type { TestRecord } from './test-record';

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** As much of a Playwright report (reporter `json`) as is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

/** The stories of a report. What never began, because another story of its chain failed or the run ended, did not run. */
export function testsOfPlaywright({ suites }: PlaywrightReport): TestRecord[] {
  // The outermost suite is the file; a story may be written by a module that several files share.
  return suites.flatMap((suite) => testsOf(suite, suite.file, []));
}

function testsOf({ specs = [], suites = [] }: Suite, file: string, path: readonly string[]): TestRecord[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }): TestRecord => {
      const title = [...path, spec.title].join(' › ');
      return {
        id: `${projectName} ${file} › ${title}`,
        file,
        title,
        state: status === 'expected' ? 'passed' : status === 'skipped' ? 'missed' : 'failed',
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        error: stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? ''),
      };
    }),
  );
  return [...own, ...suites.flatMap((inner) => testsOf(inner, file, [...path, inner.title]))];
}
