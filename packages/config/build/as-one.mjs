import { join } from 'node:path';
import { root, run } from '../workspace/workspace.mjs';
import { precompress } from './precompress.mjs';

/** Builds the portal as one app into `folder`, for comparison only. Answers the exit code. */
export async function buildAsOne(folder) {
  const config = join(root, 'e2e/bench/as-one/rsbuild.config.ts');
  const code = await run(
    join(root, 'shell/node_modules/.bin/rsbuild'),
    ['build', '--config', config, '--log-level', 'error'],
    { cwd: join(root, 'shell'), env: { ...process.env, NODE_ENV: 'production', AS_ONE_DIST: folder } },
  );
  if (code === 0) await precompress(folder);
  return code;
}
