import { testsOfJest } from './jest-tests';
import { testsOfPlaywright } from './playwright-tests';
import type { TestRecord } from './test-record';

const shortly = ({ id, state, ms, error }: TestRecord) => [id, state, ms, error] as const;

describe('the records of a run', () => {
  it('of Jest hold every test, and a file that cannot be run', () => {
    const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
      fullName,
      status,
      duration: 5,
      failureMessages,
    });
    const report = {
      testResults: [
        {
          name: '/here/a.test.ts',
          status: 'failed',
          message: '',
          startTime: 0,
          endTime: 9,
          assertionResults: [
            assertion('adds', 'passed'),
            assertion('adds', 'failed', ['2 is not 3', 'later']),
            assertion('subtracts', 'pending'),
          ],
        },
        {
          name: '/here/b.test.ts',
          status: 'failed',
          message: 'syntax',
          startTime: 0,
          endTime: 7,
          assertionResults: [],
        },
      ],
    };
    expect(testsOfJest(report, '/here').map(shortly)).toEqual([
      ['a.test.ts › adds', 'passed', 5, ''],
      ['a.test.ts › adds #2', 'failed', 5, '2 is not 3'],
      ['a.test.ts › subtracts', 'missed', 5, ''],
      ['b.test.ts › the file runs', 'failed', 7, 'syntax'],
    ]);
  });

  it('of a group of files name the file of each test, as they do when it runs alone', () => {
    const results = {
      name: '/here/.cache/00.js',
      status: 'passed',
      message: '',
      startTime: 0,
      endTime: 9,
      assertionResults: [
        {
          fullName: 'a.test.ts sums add',
          ancestorTitles: ['a.test.ts', 'sums'],
          status: 'passed',
          duration: 1,
        },
      ],
    };
    const broken = { ...results, status: 'failed', message: 'syntax', assertionResults: [] };
    const membersOf = () => ['a.test.ts', 'b.test.ts'];
    expect(testsOfJest({ testResults: [results] }, '/here', membersOf).map(shortly)).toEqual([
      ['a.test.ts › sums add', 'passed', 1, ''],
    ]);
    expect(testsOfJest({ testResults: [broken] }, '/here', membersOf).map(shortly)).toEqual([
      ['a.test.ts › the file runs', 'failed', 9, 'syntax'],
      ['b.test.ts › the file runs', 'failed', 9, 'syntax'],
    ]);
  });

  it('of Playwright hold every story of every project, and those that never began', () => {
    const run = (duration: number, message?: string) => ({
      duration,
      ...(message && { error: { message } }),
    });
    const file = 'planning/a.spec.ts';
    const spec = (title: string, status: string, results: { duration: number }[]) => ({
      title,
      file: 'support/shared.ts',
      tests: [{ projectName: 'core', status, results }],
    });
    const report = {
      suites: [
        {
          title: file,
          file,
          specs: [spec('opens', 'expected', [run(4)])],
          suites: [
            {
              title: 'a chain',
              file,
              specs: [
                spec('breaks', 'unexpected', [run(6, 'no button')]),
                spec('waits for it', 'skipped', []),
              ],
            },
          ],
        },
      ],
    };
    expect(testsOfPlaywright(report).map(shortly)).toEqual([
      ['core planning/a.spec.ts › opens', 'passed', 4, ''],
      ['core planning/a.spec.ts › a chain › breaks', 'failed', 6, 'no button'],
      ['core planning/a.spec.ts › a chain › waits for it', 'missed', 0, ''],
    ]);
  });
});
