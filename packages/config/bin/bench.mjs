import { join } from 'node:path';
import { ensureNode, install, root, run } from './workspace.mjs';

/** Builds the portal and prints every figure beside its target. */
ensureNode();
await install();
const built = await run(process.execPath, [join(root, 'packages/config/bin/build.mjs')]);
if (built !== 0) process.exit(built);
process.exit(await run(process.execPath, ['--import', 'tsx', 'e2e/bench/run.ts', ...process.argv.slice(2)]));
