import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { admit } from '../build/admit.mjs';
import { fingerprintOf, isBuilt, rememberBuilt } from '../build/fingerprint.mjs';
import { allParts } from '../build/part.mjs';
import { precompress } from '../build/precompress.mjs';
import { forgetGone, publish } from '../build/publish.mjs';
import { ensureNode, fail, install, root } from '../workspace/workspace.mjs';

/**
 * Builds what changed — shell, remotes, server —, judges the remotes and publishes them to the server.
 * `npm run build -- shell mf-cascading` builds only those.
 */
ensureNode();
await install();

const wanted = process.argv.slice(2);
const parts = allParts();
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map((part) => part.name).join(', ');
  fail(`Tidak ada bagian bernama ${unknown.join(', ')}. Yang ada: ${names}.`);
}

const queue = parts.filter((part) => wanted.length === 0 || wanted.includes(part.name));
const remotes = queue.filter(({ federationName }) => federationName !== undefined);
await Promise.all(Array.from({ length: Math.min(queue.length, availableParallelism()) }, work));
await admit(remotes, parts);
for (const part of remotes) {
  const version = publish(part);
  if (version !== null) console.log(`Menerbitkan ${part.name} ${version}`);
}
for (const name of forgetGone(parts)) console.log(`Melepas ${name}: foldernya tidak ada di repositori ini`);

async function work() {
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) await build(part);
}

async function build(part) {
  const fingerprint = fingerprintOf(part);
  if (!isBuilt(part, fingerprint)) {
    const started = Date.now();
    await compile(part);
    if (part.browser) await precompress(dirname(join(root, part.output)));
    rememberBuilt(part, fingerprint);
    console.log(`Membangun ${part.name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Runs the part's compiler; what it says is shown only when it fails. */
async function compile({ name, folder, command: [program, ...args] }) {
  const cwd = join(root, folder);
  const path = program === process.execPath ? program : join(cwd, 'node_modules/.bin', program);
  const child = spawn(path, args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      said += bytes;
    });
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return;
  process.stderr.write(said);
  fail(`Membangun ${name} gagal: perbaiki galat di atas, lalu ulangi.`);
}
