import { bin, run } from '../workspace/workspace.mjs';

/**
 * Types, once for each place where code runs: what is pure sees neither browser nor Node, what browsers run sees no
 * Node, the server no browser. Tests and build files see all of it.
 */
const targets = ['pure', 'browser', 'node', 'tests'];

const codes = await Promise.all(
  targets.map((target) => run(bin('tsc'), ['--noEmit', '-p', `packages/config/tsconfig.${target}.json`])),
);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
