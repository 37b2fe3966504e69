import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/workspace.mjs';

const [, catalog = ''] =
  /^catalog:\n((?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? [];
const ranges = new Map(
  [...catalog.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)].map(([, name, range]) => [name, range]),
);

/** The range of a package that the whole workspace uses. @throws when the catalog does not know it */
export function catalogOf(name) {
  const range = ranges.get(name);
  if (range === undefined) throw new Error(`No ${name} in the catalog of pnpm-workspace.yaml`);
  return range;
}
