import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../workspace/workspace.mjs';
import { builtFrom } from './fingerprint.mjs';

const program = join(root, 'packages/server/dist/check-remotes.js');
const shell = join(root, 'shell/dist');

/** What was judged last without a finding: the very builds that stand here need not be judged again. */
const mark = join(root, 'node_modules/.selaras-layak');

const isBuilt = ({ output }) => existsSync(join(root, output));
const argument = ({ federationName, folder }) => `${federationName}=${join(root, folder, 'dist')}`;

/**
 * Ends the build when one of these remotes does not fit the portal that stands built beside it: files, routes, words of
 * the manifest, size, and the contract of every call. As long as parts of that portal are missing there is nothing to
 * compare with, which is said.
 */
export async function admit(judged, parts) {
  if (judged.length === 0) return;
  const remotes = parts.filter(({ federationName }) => federationName !== undefined);
  if (!existsSync(program) || !existsSync(join(shell, 'shell.json')) || !remotes.every(isBuilt)) {
    console.log('Kelayakan remote belum diperiksa: shell, server, atau remote lain belum dibangun.');
    return;
  }
  const builds = parts.map(builtFrom).join();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === builds) return;
  const started = Date.now();
  const others = remotes.filter((part) => !judged.includes(part));
  const code = await run(process.execPath, [
    program,
    shell,
    ...judged.map(argument),
    '--',
    ...others.map(argument),
  ]);
  if (code !== 0) fail('Remote tidak diterbitkan: perbaiki yang disebut di atas, lalu bangun lagi.');
  if (others.length === 0) writeFileSync(mark, builds);
  console.log(`Memeriksa kelayakan ${judged.length} remote: ${Date.now() - started} ms`);
}
