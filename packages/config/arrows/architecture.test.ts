import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const [, tree = ''] =
  /```\n(shell\/[\s\S]*?)\n```/.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')) ?? [];

/** Files and folders that the tree names, by their path: what is indented lies below the folder above it. */
function namedPaths(): string[] {
  const above: { indent: number; path: string }[] = [];
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/\S/);
    const names = line.trim().match(/^(?:[\w./<>-]+[/.][\w./<>-]*(?:, | {2}|$| ))+/)?.[0] ?? '';
    if (names === '' || indent > 8) return [];
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const parent = above.at(-1)?.path ?? '';
    const paths: string[] = [];
    for (const name of names.split(/[,\s]+/).filter(Boolean)) {
      // "src/features/eviden/, eviden-2/": a neighbour of the one before it.
      const beside = paths.length > 0 && !name.startsWith('src/') ? join(paths.at(-1) ?? '', '..') : parent;
      paths.push(join(beside, name));
    }
    above.push({ indent, path: paths[0] ?? '' });
    return paths;
  });
}
const named = namedPaths();

it('names only what there is', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !path.includes('<') && !existsSync(join(root, path)))).toEqual([]);
});

it('names nothing twice', () => {
  expect(named.filter((path, at) => named.indexOf(path) !== at)).toEqual([]);
});

it('names every room of the shell, the remotes and the server', () => {
  const rooms = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-')), 'packages/server']
    .map((workspace) => join(workspace, 'src'))
    .flatMap((source) =>
      readdirSync(join(root, source), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => join(source, name)),
    );
  const known = new Set(named.map((path) => path.replace(/\/$/, '')));
  const listed = (room: string) => [...known].some((path) => path === room || path.startsWith(`${room}/`));
  expect(rooms.filter((room) => !listed(room))).toEqual([]);
});
