import { bin, ensureNode, run } from '../workspace/workspace.mjs';

/**
 * `npm run calls`: what remotes of other repositories may reckon with is written down anew, after a call has changed. A
 * change that breaks them is not written down before `@selaras/contracts` is raised.
 */
ensureNode();
process.exitCode = await run(bin('jest'), ['packages/server/src/testing/promised'], {
  env: { ...process.env, CALLS: 'write' },
});
