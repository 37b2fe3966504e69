import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editors } from './editors.fixture';
import { findVersionedWrites } from './find-versioned-writes';
import { versionedNames } from './versioned-calls.fixture';

const root = join(__dirname, '../../..');
const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  'packages/resource',
].map((workspace) => `${workspace}/src`);
const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

it('every place that sends `If-Match` is known with the way it comes by its version, and no other is', () => {
  expect(findVersionedWrites(root, folders)).toEqual(Object.keys(editors).sort());
});

it('every call that writes over a version has such a place, and no place another call', () => {
  const sent = new Set(Object.values(editors).flatMap(({ calls }) => calls));
  expect(versionedNames.length).toBeGreaterThan(100);
  expect([...sent].sort()).toEqual([...versionedNames].sort());
});

/** The kit's dialog holds back whatever is saved by it. */
const DIALOG = 'packages/resource/src/react/act/versioned-dialog.tsx';

it('a dialog over one version of a row sends nothing before a conflict is decided', () => {
  expect(textOf(DIALOG)).toMatch(/!form\.holdsBack\(\)\) void save\.mutateAsync/);
});

const typedOver = Object.entries(editors).flatMap(([place, known]) =>
  known.way === 'act' ? [] : [[place, known] as const],
);

describe.each(typedOver)('%s', (place, known) => {
  it('has a test in which another one is faster', () => {
    expect(textOf(known.test)).toContain(known.name);
  });
  if (known.way === 'pressed') {
    it('sends nothing before a conflict is decided', () => {
      expect(textOf(known.editor)).toMatch(/\.holdsBack\(\)|<VersionedDialog$/m);
    });
  } else {
    it('is sent over the version that it is told, and reads none by itself', () => {
      expect(textOf(place.replace(/#.*/, ''))).toMatch(/ifMatch: rowEtag\((\{ versi \}|row)\)/);
    });
  }
});
