import { ensureNode, install, root, run } from '../workspace/workspace.mjs';

/** `npm run bench:kill -- [KILLS [MINUTES]]` */
ensureNode();
await install();
process.exit(
  await run(
    process.execPath,
    ['--import', 'tsx', 'packages/server/src/testing/kills/kill-command.ts', ...process.argv.slice(2)],
    { cwd: root },
  ),
);
