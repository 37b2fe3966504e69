import { bin, ensureNode, run } from '../workspace/workspace.mjs';

/**
 * `npm run tables`: types of the tables made anew, after a migration has changed one. They come from a database with all
 * migrations, which the test that compares them has.
 */
ensureNode();
process.exitCode = await run(bin('jest'), ['packages/server/src/database/typed/tables.test.ts'], {
  env: { ...process.env, TABLES: 'write' },
});
