import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, ensureNode, install, root, run } from './workspace.mjs';

/**
 * Everything that proves the portal, in the order in which a mistake is found soonest: types, lint, dead code, arrows,
 * unit and API tests, the build, then the stories in a browser. Ends with one line of counts.
 */
ensureNode();
await install();

const results = mkdtempSync(join(tmpdir(), 'selaras-test-'));
const counts = { passed: 0, failed: 0 };
process.on('exit', () => rmSync(results, { recursive: true, force: true }));

await check('types', process.execPath, [join(root, 'packages/config/bin/types.mjs')]);
await together([
  ['lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['dead code', bin('knip'), []],
  ['arrows', process.execPath, [join(root, 'packages/config/bin/arrows.mjs')]],
]);
await suite('unit and API', bin('jest'), ['-c', join(root, 'jest.together.config.mjs')], jestCounts);
await check('build', process.execPath, [join(root, 'packages/config/bin/build.mjs')]);
await suite(
  'browser',
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '-c', 'e2e/playwright.config.ts'],
  playwrightCounts,
);
report();

async function check(name, command, args) {
  await together([[name, command, args]]);
}

/** Checks of which each keeps one core busy, side by side; all of them are heard before a failure ends the run. */
async function together(checks) {
  console.log(`\n── ${checks.map(([name]) => name).join(', ')}`);
  await Promise.all(
    checks.map(async ([name, command, args]) => {
      const started = Date.now();
      const code = await run(command, args);
      count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
      console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds(started)} s`);
    }),
  );
  if (counts.failed > 0) report();
}

async function suite(name, command, args, read) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const file = join(results, `${name.replaceAll(' ', '-')}.json`);
  const extra = read === jestCounts ? ['--ci', '--json', `--outputFile=${file}`, '--silent'] : [];
  const code = await run(command, [...args, ...extra], {
    env: { ...process.env, SELARAS_E2E_JSON: file },
    stdio: read === jestCounts ? ['inherit', 'ignore', 'inherit'] : 'inherit',
  });
  const { passed, failed } = read(file);
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds(started)} s`);
  if (code !== 0 || passed === 0) report();
}

function jestCounts(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function playwrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function count(passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
}

function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** The closing line; whatever failed makes the exit code 1. */
function report() {
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
}
