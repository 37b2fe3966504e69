import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNode, fail, install, root, run } from '../workspace/workspace.mjs';

/**
 * Installs and builds what is missing or changed, then runs a program of the server in this very process, so that
 * arguments, signals and exit codes are its own. `what` is told when it cannot be built.
 */
export async function runProgram(name, what) {
  ensureNode();
  await install();
  const code = await run(process.execPath, [join(root, 'packages/config/bin/build.mjs')]);
  if (code !== 0) fail(`${what} karena pembangunan Selaras gagal.`);
  await import(pathToFileURL(join(root, `packages/server/dist/${name}.js`)).href);
}
