import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { federationName, remoteNames } from '../build/part.mjs';
import { bin, ensureNode, fail, install, root, run } from '../workspace/workspace.mjs';

/**
 * `npm run dev -- cascading lke`: the API in watch mode, the shell and the named remotes with hot reload (all of them
 * when none is named). The other remotes come from their builds.
 */
ensureNode();
await install();

const FIRST_REMOTE_PORT = 3101;
const remotes = remoteNames();
const chosen = process.argv.length > 2 ? process.argv.slice(2) : remotes;
const unknown = chosen.filter((name) => !remotes.includes(name));
if (unknown.length > 0) {
  fail(`Tidak ada remote bernama ${unknown.join(', ')}. Yang ada: ${remotes.join(', ')}.`);
}

const built = remotes.filter((name) => !chosen.includes(name)).map((name) => `mf-${name}`);
if (built.length > 0) {
  const code = await run(process.execPath, [join(root, 'packages/config/bin/build.mjs'), ...built]);
  if (code !== 0) fail('Remote yang tidak dikembangkan gagal dibangun.');
}

const apiPort = process.env.PORT ?? '8080';
const portOf = new Map(chosen.map((name, at) => [name, FIRST_REMOTE_PORT + at]));
const devRemotes = chosen.map((name) => `${federationName(name)}=http://localhost:${portOf.get(name)}`);
const env = {
  ...process.env,
  NODE_ENV: 'development',
  SELARAS_API: `http://127.0.0.1:${apiPort}`,
  SELARAS_DEV_REMOTES: devRemotes.join(','),
};

const rsbuild = (folder, ...args) => [
  join(root, folder, 'node_modules/.bin/rsbuild'),
  ['dev', ...args],
  folder,
];
const children = [
  [bin('tsx'), ['watch', '--clear-screen=false', 'packages/server/src/server.ts'], '.'],
  rsbuild('shell'),
  ...chosen.map((name) => rsbuild(`mf-${name}`, '--port', String(portOf.get(name)))),
].map(([command, args, folder]) => spawn(command, args, { cwd: join(root, folder), env, stdio: 'inherit' }));

let stopping = false;
/** Once only: a second signal would keep the server from closing its database. */
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGTERM', stop);
// Ctrl-C in a terminal reaches the children by itself.
process.on('SIGINT', () => {
  stopping = true;
});
for (const child of children) {
  child.on('exit', (code) => {
    if (code) process.exitCode = code;
    stop();
  });
}
