import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/workspace.mjs';
import { camelOf } from './words.mjs';

/**
 * The file in which a page, an entity or a call goes by this name already, or undefined: pages are one of a kind in the
 * whole portal, whichever domain owns them.
 */
export function ownerOf(name) {
  const taken = new RegExp(`'/?${name}['/]`);
  return placesOfNames().find((file) => taken.test(readFileSync(join(root, file), 'utf8')));
}

/**
 * The file of the contracts that hands out a name which an entity of this name would hand out too, or undefined: all
 * domains share one list of names.
 */
export function exporterOf(name) {
  const taken = new RegExp(`export const ${camelOf(name)}(Calls|Entity|Routes)\\b`);
  return contractFiles().find((file) => taken.test(readFileSync(join(root, file), 'utf8')));
}

function contractFiles() {
  const contracts = 'packages/contracts/src';
  return readdirSync(join(root, contracts), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(contracts, file));
}

function placesOfNames() {
  const manifests = readdirSync(root)
    .filter((folder) => folder === 'shell' || folder.startsWith('mf-'))
    .map((folder) => `${folder}/src/manifest.ts`);
  const described = contractFiles().filter((file) => /-(entity|entities|routes)\.ts$/.test(file));
  return [...manifests, ...described];
}
