import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAsOne } from '../build/as-one.mjs';
import { ensureNode, install, root, run } from '../workspace/workspace.mjs';
import { freePorts } from './free-ports.mjs';

/** Servers of the bench, and those that single parts start beside them. */
const PORTS = 20;

/** Builds the portal, and once more as one app to compare it with, and prints every figure beside its target. */
ensureNode();
await install();
const built = await run(process.execPath, [join(root, 'packages/config/bin/build.mjs')]);
if (built !== 0) process.exit(built);

const asOne = mkdtempSync(join(tmpdir(), 'selaras-satu-aplikasi-'));
process.on('exit', () => rmSync(asOne, { recursive: true, force: true }));
const code = await buildAsOne(asOne);
if (code !== 0) process.exit(code);
// Others may be at work on this machine.
const E2E_PORT = process.env.E2E_PORT ?? String(await freePorts(PORTS));
const env = { ...process.env, AS_ONE_DIST: asOne, E2E_PORT };
process.exit(
  await run(process.execPath, ['--import', 'tsx', 'e2e/bench/run.ts', ...process.argv.slice(2)], { env }),
);
