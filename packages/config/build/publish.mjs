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
import { join, resolve } from 'node:path';
import { root } from '../workspace/workspace.mjs';

const KEPT_VERSIONS = 5;
/** Where the server reads what is built with it. */
const SERVED = join(root, 'packages/server/dist/remotes');
const activeIn = (remotesFolder) => join(remotesFolder, 'aktif.json');

function readActive(remotesFolder) {
  const file = activeIn(remotesFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const writeActive = (remotesFolder, active) =>
  replaceFile(activeIn(remotesFolder), `${JSON.stringify(active, null, 2)}\n`);

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
export function publish(part, remotesFolder = SERVED) {
  const dist = resolve(root, part.folder, 'dist');
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

  const active = readActive(remotesFolder);
  const before = active[name];
  if (before?.version === version) return null;
  const fallback = before?.version ?? null;
  writeActive(remotesFolder, { ...active, [name]: { version, fallback } });
  removeOld(folder, [version, fallback]);
  return version;
}

/**
 * Remotes that are built with the portal no longer are not named any more: whoever published one since goes on being
 * served, and nothing old stands by for it. Their files stay for pages that are open. Answers their names.
 */
export function forgetGone(parts, remotesFolder = SERVED) {
  const names = new Set(parts.map(({ federationName }) => federationName));
  const active = readActive(remotesFolder);
  const gone = Object.keys(active).filter((name) => !names.has(name));
  if (gone.length === 0) return gone;
  writeActive(remotesFolder, Object.fromEntries(Object.entries(active).filter(([name]) => names.has(name))));
  return gone;
}
