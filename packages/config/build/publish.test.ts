import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetGone, publish } from './publish.mjs';

let home: string;
let served: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'selaras-terbit-'));
  served = join(home, 'remotes');
});
afterEach(() => rmSync(home, { recursive: true }));

const partOf = (name: string) => ({ folder: join(home, name), federationName: name });

/** A finished build of the remote, handed to the server; its folder is older the lower the version is. */
function publishes(name: string, version: number): string | null {
  const dist = join(home, name, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ version: `1.0.${version}` }));
  const published = publish(partOf(name), served);
  utimesSync(join(served, name, `1.0.${version}`), version, version);
  return published;
}

const active = () => JSON.parse(readFileSync(join(served, 'aktif.json'), 'utf8'));

it('what is built with the portal is active, the one before stands by, and five of them stay served', () => {
  for (let version = 1; version <= 7; version += 1) {
    expect(publishes('mf_contoh', version)).toBe(`1.0.${version}`);
  }
  expect(active()).toEqual({ mf_contoh: { version: '1.0.7', fallback: '1.0.6' } });
  expect(readdirSync(join(served, 'mf_contoh')).sort()).toEqual([3, 4, 5, 6, 7].map((one) => `1.0.${one}`));
});

it('the same build is not published twice, and what is in use stays however old it is', () => {
  publishes('mf_contoh', 1);
  expect(publishes('mf_contoh', 1)).toBeNull();
  for (const version of [5, 6, 7, 8]) publishes('mf_contoh', version);
  expect(publishes('mf_contoh', 1)).toBe('1.0.1');
  expect(publishes('mf_contoh', 9)).toBe('1.0.9');
  expect(active()).toEqual({ mf_contoh: { version: '1.0.9', fallback: '1.0.1' } });
  expect(readdirSync(join(served, 'mf_contoh'))).toContain('1.0.1');
});

it('a remote that has left the repository is not named any more; open pages find its files', () => {
  publishes('mf_contoh', 1);
  publishes('mf_pindah', 1);
  expect(forgetGone([partOf('mf_contoh'), partOf('mf_pindah')], served)).toEqual([]);
  expect(forgetGone([partOf('mf_contoh')], served)).toEqual(['mf_pindah']);
  expect(Object.keys(active())).toEqual(['mf_contoh']);
  expect(readdirSync(join(served, 'mf_pindah'))).toEqual(['1.0.1']);
});
