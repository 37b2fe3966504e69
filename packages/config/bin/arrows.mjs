import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCrowdedFolders } from '../arrows/find-crowded-folders.mjs';
import { findWrongArrows } from '../arrows/find-wrong-arrows.mjs';
import { root } from '../workspace/workspace.mjs';

/**
 * Holds the code to its structure: zones, no rings of files or folders, no crowded folder.
 * `node packages/config/bin/arrows.mjs FOLDER` does so for another tree of the same shape.
 */
const base = process.argv[2] ?? root;
const packages = readdirSync(join(base, 'packages')).map((name) => join('packages', name));
const remotes = readdirSync(base).filter((name) => name.startsWith('mf-'));
const folders = ['shell', ...remotes, ...packages, 'e2e'].filter((folder) => existsSync(join(base, folder)));

const wrong = [...(await findWrongArrows(base, folders)), ...findCrowdedFolders(base, folders)];
for (const line of wrong) console.error(line);
if (wrong.length > 0) {
  console.error(`\n${wrong.length} wrong (packages/config/arrows/zones.mjs says what may import what)`);
  process.exit(1);
}
