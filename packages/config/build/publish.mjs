import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/workspace.mjs';

const KEPT_VERSIONS = 5;
const remotesFolder = join(root, 'packages/server/dist/remotes');
const activeFile = join(remotesFolder, 'aktif.json');

function readActive() {
  return existsSync(activeFile) ? JSON.parse(readFileSync(activeFile, 'utf8')) : {};
}

/** Puts a file in place in one step: whoever reads sees the old one or the new one. */
function replaceFile(file, text) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}

/** Old versions go, except the newest five and those in use. */
function removeOld(folder, inUse) {
  const versions = readdirSync(folder)
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of versions.slice(KEPT_VERSIONS)) {
    if (!inUse.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/**
 * Puts a remote's build into its own folder, which is never written again, and makes it the active version; the one
 * before it stands by as its fallback. Answers the version, or null when it was active already.
 */
export function publish(part) {
  const dist = join(root, part.folder, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const name = part.federationName;
  const folder = join(remotesFolder, name);
  const target = join(folder, version);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(target)) {
    const next = join(remotesFolder, `.${name}-${process.pid}`);
    cpSync(dist, next, { recursive: true });
    renameSync(next, target);
  }

  const active = readActive();
  const before = active[name];
  if (before?.version === version) return null;
  const fallback = before?.version ?? null;
  replaceFile(activeFile, `${JSON.stringify({ ...active, [name]: { version, fallback } }, null, 2)}\n`);
  removeOld(folder, [version, fallback]);
  return version;
}
