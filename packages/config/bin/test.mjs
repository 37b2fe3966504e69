import { join } from 'node:path';
import { ensureNode, install, root, run } from '../workspace/workspace.mjs';

/** `npm test` and, with `--all`, `npm run test:all`: installs, then runs `test-run/main.ts`. */
ensureNode();
await install();
const main = join(root, 'packages/config/test-run/main.ts');
process.exit(await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)]));
