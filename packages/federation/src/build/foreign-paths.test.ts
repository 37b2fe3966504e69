import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@selaras/contracts';
import { leadsTo, writtenPaths } from './foreign-paths';

const root = join(__dirname, '../../../..');
const foldersIn = (parent: string) => readdirSync(join(root, parent)).map((name) => join(parent, name));
const hasSource = (folder: string) => existsSync(join(root, folder, 'src'));

const apps = foldersIn('.').filter((folder) => /^(shell|mf-.*)$/.test(folder) && hasSource(folder));
/** Calls of the API are named as the pages are; a server has no pages. */
const ofTheApi = ['packages/contracts', 'packages/api-client', 'packages/server'];
const workspaces = [
  ...apps,
  ...foldersIn('packages').filter((folder) => hasSource(folder) && !ofTheApi.includes(folder)),
];

/** The pages of an app, as its manifest lists them. */
async function pagesOf(app: string): Promise<RemoteManifest['pages']> {
  const { manifest, shellManifest }: Record<string, RemoteManifest | undefined> = await import(
    join(root, app, 'src/manifest.ts')
  );
  const found = manifest ?? shellManifest;
  if (found === undefined) throw new Error(`${app}: src/manifest.ts has no manifest`);
  return found.pages;
}

/** Sources that ship; tests look at addresses from outside, as readers do. */
const sourcesOf = (workspace: string) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(test|fixture))\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path))
    .map((path) => join(workspace, 'src', path));

describe('a written path', () => {
  it.each([
    ['/kinerja-program', '/kinerja-program', true],
    ['/kinerja-program/7/edit', '/kinerja-program/{id}/edit', true],
    ['/kinerja-program/{}/edit', '/kinerja-program/{id}/edit', true],
    ['/{}/{}/edit', '/kinerja-program/{id}/edit', true],
    ['/kinerja-kegiatan/{}/edit', '/kinerja-program/{id}/edit', false],
    ['/kinerja-program/create', '/kinerja-program', false],
    ['/{}', '/kinerja-program', false],
    ['/', '/', false],
  ])('%s leads to %s: %p', (written, path, expected) => {
    expect(leadsTo(written, path)).toBe(expected);
  });

  it('is found beside generic functions, which look like JSX', async () => {
    expect(await writtenPaths("export const same = <T>(given: T) => [given, '/satu'];", 'satu.ts')).toEqual([
      '/satu',
    ]);
  });

  it('is found in strings, templates and attributes', async () => {
    const source = `const a = '/satu?x=1';
      const b = \`/dua/\${a}/edit\`;
      export const C = () => <a href="/tiga">{a}{b}</a>;`;
    expect(await writtenPaths(source, 'satu.tsx')).toEqual(['/satu', '/dua/{}/edit', '/tiga']);
  });
});

describe('pages of other workspaces', () => {
  it.each(workspaces)(
    'are not led to by paths that %s writes itself: it asks the portal',
    async (workspace) => {
      const foreign = (await Promise.all(apps.filter((app) => app !== workspace).map(pagesOf))).flat();
      expect(foreign.length).toBeGreaterThan(0);
      const written = await Promise.all(
        sourcesOf(workspace).map(async (file) => {
          const paths = await writtenPaths(readFileSync(join(root, file), 'utf8'), file);
          return paths
            .filter((path) => foreign.some((page) => leadsTo(path, page.path)))
            .map((path) => `${file}: ${path}`);
        }),
      );
      expect(written.flat()).toEqual([]);
    },
  );

  /** Who loads remotes, and who publishes them. */
  const readers = ['shell', 'packages/federation', 'packages/cli'];
  it.each(workspaces.filter((workspace) => !readers.includes(workspace)))(
    'are not looked up in the registry by %s',
    (workspace) => {
      const found = sourcesOf(workspace).filter((file) =>
        readFileSync(join(root, file), 'utf8').includes('registry.json'),
      );
      expect(found).toEqual([]);
    },
  );

  it('have ids that no two manifests share', async () => {
    const ids = (await Promise.all(apps.map(pagesOf))).flat().map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
