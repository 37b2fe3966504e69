import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as reactQuery from '@tanstack/react-query';
import { jsx } from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import { remoteShared, sharedVersions, shellSharedSource } from './shared-policy';

const root = join(__dirname, '../../../..');
const shell = join(root, 'shell');
const cascading = join(root, 'mf-cascading');

describe('the sharing policy', () => {
  it('lets a remote bring no singleton along, and names every range', () => {
    const shared = remoteShared(cascading, sharedVersions(cascading));
    expect(Object.keys(shared)).toEqual(
      expect.arrayContaining(['react', 'react/', 'react-dom', 'react-dom/', '@selaras/api-client']),
    );
    for (const config of Object.values(shared)) {
      expect(config).toMatchObject({ import: false, singleton: true });
      expect(config.requiredVersion).toMatch(/^\^\d+\.\d+\.\d+/);
    }
  });

  it('has the shell hand out everything that a remote takes', () => {
    const source = shellSharedSource(sharedVersions(shell));
    const keys = Object.values(remoteShared(cascading, sharedVersions(cascading)))
      .map(({ shareKey }) => shareKey)
      .filter((key) => !key.endsWith('/'));
    for (const key of [...keys, 'react/jsx-runtime', 'react-dom/client']) {
      expect(source).toContain(`${JSON.stringify(key)}: {`);
    }
  });
});

describe('the development door of React', () => {
  it('makes the same elements as the other one, also where React itself has none', async () => {
    const { jsxDEV } = await import('./browser/react-jsx-dev-runtime.js');
    expect(jsxDEV('p', { children: 'satu' }, 'kunci', false)).toEqual(
      jsx('p', { children: 'satu' }, 'kunci'),
    );
    expect(jsxDEV('p', { children: ['satu', 'dua'] }, undefined, true).props.children).toEqual([
      'satu',
      'dua',
    ]);
  });
});

describe.each([
  { library: 'react-router(?:-dom)?', file: 'react-router.js', whole: router, besides: ['RouterProvider'] },
  { library: '@tanstack/react-query', file: 'react-query.js', whole: reactQuery, besides: [] },
])('the slim $file', ({ library, file, whole, besides }) => {
  const slim = readFileSync(join(__dirname, 'browser', file), 'utf8');
  const listed = slim.match(/^ {2}(\w+),$/gm)?.map((line) => line.trim().slice(0, -1)) ?? [];
  const handedOut = new Set([...listed, ...besides]);

  it('hands out only what the library has', () => {
    expect(handedOut.size).toBeGreaterThan(20);
    for (const name of handedOut) expect(whole).toHaveProperty(name);
  });

  it('has everything that shell, remotes and packages import', () => {
    const folders = [
      'shell/src',
      ...['ui', 'api-client', 'federation', 'portal'].map((name) => `packages/${name}/src`),
      ...readdirSync(root)
        .filter((name) => name.startsWith('mf-'))
        .map((name) => `${name}/src`),
    ];
    const imported = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.(test|fixture))\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path))
        .flatMap((path) => importedFrom(library, readFileSync(join(root, folder, path), 'utf8'))),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !handedOut.has(name))).toEqual([]);
  });
});

/** Names, without types, that a source imports from a library. */
function importedFrom(library: string, source: string): string[] {
  const imports = source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'));
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}
