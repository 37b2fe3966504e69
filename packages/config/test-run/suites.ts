import type { StdioOptions } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../workspace/workspace.mjs';
import { type JestReport, testsOfJest } from './jest-tests';
import { type PlaywrightReport, testsOfPlaywright } from './playwright-tests';
import type { TestRecord } from './test-record';
import { TIER_VARIABLE, type Tier, tiers } from './tiers';

/** What a runner found. `fault` says why it ended badly although no test did. */
export interface Look {
  readonly tests: readonly TestRecord[];
  readonly fault: string | null;
}

/** One of the two kinds of tests, and how its files are run. */
export interface Suite {
  readonly name: string;
  /** Every file of the tier, or only those whose path holds one of the words. */
  run(): Promise<Look>;
  /** These files alone: one worker, on a fresh database. */
  runAlone(files: readonly string[]): Promise<Look>;
}

/** Paths of the files that a group loads, as they are written in it; undefined for a test file of its own. */
function membersOf(file: string): string[] | undefined {
  if (!file.startsWith(join(root, '.cache/tests-together/'))) return undefined;
  return [...readFileSync(file, 'utf8').matchAll(/^suite\("([^"]+)"/gm)].map(([, member = '']) => member);
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs a command that leaves a report in `file`, and reads it. */
async function look<Report>(
  [command, ...args]: readonly [string, ...string[]],
  file: string,
  options: { env: NodeJS.ProcessEnv; stdio?: StdioOptions },
  testsOf: (report: Report) => TestRecord[],
): Promise<Look> {
  rmSync(file, { force: true });
  const code = await run(command, args, options);
  let tests: TestRecord[];
  try {
    tests = testsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    return { tests: [], fault: `it ended with code ${code} and left no report: ${String(error)}` };
  }
  const failed = tests.some(({ state }) => state === 'failed');
  return { tests, fault: code !== 0 && !failed ? `it ended with code ${code}, though no test failed` : null };
}

/** Unit and API tests. `report` is a file that may be overwritten. */
export function jestSuite(tier: Tier, words: readonly string[], report: string): Suite {
  const jest = (args: readonly string[], config = 'jest.config.mjs') =>
    look<JestReport>(
      [
        bin('jest'),
        '-c',
        join(root, config),
        '--ci',
        '--json',
        `--outputFile=${report}`,
        '--silent',
        '--passWithNoTests',
        ...args,
      ],
      report,
      { env: { ...process.env, [TIER_VARIABLE]: tier }, stdio: ['inherit', 'ignore', 'inherit'] },
      (found) => testsOfJest(found, root, membersOf),
    );
  return {
    name: 'unit and API',
    run: () =>
      words.length === 0
        ? jest([], 'jest.together.config.mjs')
        : jest(words.map((word) => `${literally(root)}.*${literally(word)}`)),
    runAlone: (files) => jest(['--runInBand', '--runTestsByPath', ...files]),
  };
}

const SECOND_PICTURES = 'e2e/test-results/alone';

/** Stories in a browser; null where the words name none. They run on what was built. */
export function browserSuite(tier: Tier, words: readonly string[], report: string): Suite | null {
  const { projects } = tiers[tier];
  const files = words.length === 0 ? [] : specFiles().filter((file) => isMeant(file, words));
  if (words.length > 0 && files.length === 0) return null;
  const playwright = (args: readonly string[]) =>
    look<PlaywrightReport>(
      [
        join(root, 'e2e/node_modules/.bin/playwright'),
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--pass-with-no-tests',
        ...projects.map((project) => `--project=${project}`),
        ...args,
      ],
      report,
      { env: { ...process.env, SELARAS_E2E_JSON: report } },
      testsOfPlaywright,
    );
  return {
    name: 'browser',
    run: () => playwright(files.map(literally)),
    // In a folder of its own, so that pictures and pages of the first look stay for who looks for the fault.
    runAlone: (failed) =>
      playwright(['--workers=1', `--output=${join(root, SECOND_PICTURES)}`, ...failed.map(literally)]),
  };
}

/** The folders of stories are called like the remotes, without `mf-`. */
const isMeant = (file: string, words: readonly string[]) =>
  words.some((word) => file.includes(word.replace(/^mf-/, '')));

function specFiles(): string[] {
  return ['stories', 'proofs'].flatMap((folder) =>
    readdirSync(join(root, 'e2e', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `${folder}/${file}`),
  );
}
