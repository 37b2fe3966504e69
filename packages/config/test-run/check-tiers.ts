import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bin, root } from '../workspace/workspace.mjs';
import { findStrays } from './find-strays';
import { testsOfPlaywright } from './playwright-tests';

/**
 * Fails on a test that no tier runs: asks both runners what they would run, and compares that with what is there. Ends
 * with how much is in which tier.
 */
const output = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const tracked = ['--cached', '--others', '--exclude-standard'];
const present = output('git', ['ls-files', ...tracked]).split('\n');
const jestFiles = output(bin('jest'), ['--listTests', '--json']);
const listed = output(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--list', '--reporter=json'],
  join(root, 'e2e'),
);
const stories = testsOfPlaywright(JSON.parse(listed));

const { strays, counts } = findStrays({
  root,
  present,
  jest: JSON.parse(jestFiles) as string[],
  stories,
});
for (const stray of strays) console.error(`no tier runs ${stray}`);
for (const line of counts) console.log(line);
process.exit(strays.length > 0 ? 1 : 0);
