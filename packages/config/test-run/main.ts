import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from '../workspace/workspace.mjs';
import { closingLines, type Part } from './closing-lines';
import { filesToLookAtAgain, judge, MOST_UNSTEADY } from './judge';
import { browserSuite, jestSuite, type Look, type Suite } from './suites';
import type { Tier } from './tiers';

/**
 * Everything that proves the portal, in the order in which a mistake is found soonest: types, lint, dead code, arrows
 * and tiers, unit and API tests, the build, then the stories in a browser. What failed is looked at once more at the
 * end, alone. `--all` adds what only `npm run test:all` runs; words narrow tests and stories down to paths that hold one.
 */
const args = process.argv.slice(2);
const tier: Tier = args.includes('--all') ? 'all' : 'core';
const words = args.filter((arg) => !arg.startsWith('--'));
const script = (name: string) => join(root, 'packages/config/bin', name);

const reports = mkdtempSync(join(tmpdir(), 'selaras-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const parts: Part[] = [];
const times: [step: string, seconds: number][] = [];

if (words.length === 0) {
  await together([
    ['types', process.execPath, [script('types.mjs')]],
    ['lint', bin('biome'), ['check', '--error-on-warnings', '.']],
    ['dead code', bin('knip'), []],
    ['arrows', process.execPath, [script('arrows.mjs')]],
    ['tiers', process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'check-tiers.ts')]],
  ]);
}
const jest = jestSuite(tier, words, join(reports, 'jest.json'));
const browser = browserSuite(tier, words, join(reports, 'playwright.json'));
const looks: [Suite, Look][] = [[jest, await firstLook(jest)]];
if (browser !== null) {
  await together([['build', process.execPath, [script('build.mjs')]]]);
  looks.push([browser, await firstLook(browser)]);
}
for (const [suite, look] of looks) parts.push(await secondLook(suite, look));
report();

/** Checks side by side; all of them are heard before a failure ends the run. */
async function together(
  checks: readonly (readonly [name: string, command: string, args: readonly string[]])[],
) {
  const names = checks.map(([name]) => name).join(', ');
  console.log(`\n── ${names}`);
  const done = await Promise.all(
    checks.map(async ([name, command, rest]) => {
      const { result, seconds } = await timed(name, () => run(command, rest));
      const ok = result === 0;
      console.log(`── ${name}: ${ok ? 'ok' : 'failed'}, ${seconds} s`);
      const fault = ok ? null : 'see above';
      return { name, passed: ok ? 1 : 0, failed: [], unsteady: [], missed: [], fault };
    }),
  );
  parts.push(...done);
  if (done.some(({ fault }) => fault !== null)) report();
}

async function timed<Result>(name: string, act: () => Promise<Result>) {
  const started = Date.now();
  const result = await act();
  const seconds = Math.round((Date.now() - started) / 1000);
  times.push([name, seconds]);
  return { result, seconds };
}

async function firstLook(suite: Suite): Promise<Look> {
  console.log(`\n── ${suite.name}`);
  const { result: look, seconds } = await timed(suite.name, () => suite.run());
  const count = (state: string) => look.tests.filter((test) => test.state === state).length;
  console.log(
    `── ${suite.name}: ${count('passed')} passed, ${count('failed')} failed, ${count('missed')} did not run, ${seconds} s`,
  );
  return look;
}

/** Looks once more at what did not pass, unless that is too much to be chance. */
async function secondLook(suite: Suite, { tests, fault }: Look): Promise<Part> {
  const files = filesToLookAtAgain(tests);
  const failures = tests.filter(({ state }) => state === 'failed').length;
  if (files.length === 0 || failures > MOST_UNSTEADY) return { name: suite.name, fault, ...judge(tests) };
  console.log(`\n── ${suite.name}, a second look at ${files.join(' ')}`);
  const { result: again } = await timed(`${suite.name}, second look`, () => suite.runAlone(files));
  return { name: suite.name, fault, ...judge(tests, again.tests) };
}

/** The closing lines; what is unsteady is kept in `test-results/unsteady.json`. */
function report(): never {
  const { lines, passed, failed } = closingLines(parts, tier);
  const unsteady = parts.flatMap((part) =>
    part.unsteady.map(({ file, title, ms, error }) => ({ part: part.name, file, title, ms, error })),
  );
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
  console.log(`\n── ${times.map(([step, taken]) => `${step} ${taken} s`).join(', ')}`);
  console.log(lines.join('\n'));
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
