import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNode, fail, install, root, run } from './workspace.mjs';

/**
 * `npm start`: installs and builds what is missing or changed, then runs the server in this very process, so that
 * signals and exit codes are the server's own.
 */
ensureNode();
await install();
const code = await run(process.execPath, [join(root, 'packages/config/bin/build.mjs')]);
if (code !== 0) fail('Selaras tidak dijalankan karena pembangunannya gagal.');
await import(pathToFileURL(join(root, 'packages/server/dist/server.js')).href);
