import { join } from 'node:path';
import { ensureNode, install, root, run } from '../workspace/workspace.mjs';

/** Builds the development pages that the diagram is compared on, and prints every figure beside its target. */
ensureNode();
await install();
const remote = join(root, 'mf-cascading');
const built = await run(
  join(remote, 'node_modules/.bin/rsbuild'),
  ['build', '--config', 'dev/rsbuild.config.ts', '--log-level', 'error'],
  { cwd: remote, env: { ...process.env, NODE_ENV: 'production' } },
);
if (built !== 0) process.exit(built);
process.exit(
  await run(process.execPath, [
    '--import',
    'tsx',
    'e2e/bench/diagram/diagram-comparison.ts',
    ...process.argv.slice(2),
  ]),
);
