import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/workspace.mjs';

const notInputs = new Set(['node_modules', 'dist', 'data', 'coverage']);
const isTest = (name) => /\.(test|fixture)\.tsx?$/.test(name);

function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!notInputs.has(entry.name)) yield* filesBelow(`${folder}/${entry.name}`);
    } else if (!isTest(entry.name)) {
      yield `${folder}/${entry.name}`;
    }
  }
}

/** One hash of everything that a part is made from. */
export function fingerprintOf(part) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', ...part.inputs.flatMap((folder) => [...filesBelow(folder)])].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const markOf = (part) => join(root, part.folder, 'node_modules/.selaras-dibangun');

/** Whether the part stands as its sources are now. */
export function isBuilt(part, fingerprint) {
  return existsSync(join(root, part.output)) && builtFrom(part) === fingerprint;
}

export function rememberBuilt(part, fingerprint) {
  writeFileSync(markOf(part), fingerprint);
}

/** What the part was built from; null when it was not. */
export const builtFrom = (part) => (existsSync(markOf(part)) ? readFileSync(markOf(part), 'utf8') : null);
