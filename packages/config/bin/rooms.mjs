import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesByOwner, ownerLines } from '../rooms/owners.mjs';
import { root } from '../workspace/workspace.mjs';

/**
 * `npm run rooms -- --base main --only lke`: whose files a branch changes, committed or not, by CODEOWNERS. With `--only` a
 * file of anybody but that team ends it red: a domain's behaviour is changed in its own rooms alone.
 */
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'main' }, only: { type: 'string' } },
});
const lines = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const changed = lines('diff', '-z', '--name-only', '--merge-base', values.base);
const added = lines('ls-files', '-z', '--others', '--exclude-standard');
const owners = ownerLines(readFileSync(join(root, 'CODEOWNERS'), 'utf8'));
const rooms = filesByOwner(owners, [...changed, ...added].sort());

for (const [owner, files] of rooms) {
  console.log(`${owner}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}
const others = [...rooms.keys()].filter((owner) => owner !== `@selaras/${values.only}`);
if (values.only !== undefined && others.length > 0) {
  console.error(`\nNot of @selaras/${values.only} alone: ${others.join(', ')} are asked too.`);
  process.exitCode = 1;
}
