import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf, RecordedIncident, recordIncidentCall } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { addressLimit } from './address-limit';

const NOW = new Date('2025-03-01T00:00:00Z');
const VERSION = '0.1.0-5e53094e';
let now = NOW;
let folder: string;
let test: TestApp;

/** One published remote, as far as the registry looks at it. */
function publish(remotes: string): void {
  const build = {
    name: 'mf_contoh',
    version: VERSION,
    entry: 'remoteEntry.js',
    revision: null,
    builtAt: NOW.toISOString(),
    requires: { platformApi: 1, shared: {} },
    integrity: {},
    preload: {},
    manifest: { name: 'mf_contoh', title: 'Contoh', platformApi: 1, pages: [], menu: [] },
  };
  mkdirSync(join(remotes, 'mf_contoh', VERSION), { recursive: true });
  writeFileSync(join(remotes, 'mf_contoh', VERSION, 'remote.json'), JSON.stringify(build));
  writeFileSync(join(remotes, 'aktif.json'), JSON.stringify({ mf_contoh: { version: VERSION } }));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-insiden-'));
  publish(folder);
  test = await startTestApp({ clock: () => now, env: { REMOTES_DIR: folder } });
});
beforeEach(() => {
  now = new Date(now.getTime() + 120_000);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const galat: RecordedIncident = {
  jenis: 'galat',
  remote: 'mf_contoh',
  versi: VERSION,
  pesan: 'x is not a function',
  halaman: '/contoh/{id}',
  jumlah: 3,
};
const send = (payload: unknown) =>
  test.app.inject({ method: 'POST', url: '/api/insiden', payload: payload as object });
const message = (part: Partial<BodyOf<typeof recordIncidentCall>>) => ({ insiden: [], waktu: [], ...part });
const figures = () => test.figures();

describe('POST /api/insiden', () => {
  it('takes what happened without a session, and counts it by remote and version', async () => {
    const answer = await send(message({ insiden: [galat, { ...galat, remote: null, versi: null }] }));
    expect(answer.statusCode).toBe(204);
    const text = await figures();
    const labels = `jenis="galat",remote="mf_contoh",versi="${VERSION}"`;
    expect(text).toContain(`selaras_insiden_peramban_total{${labels}} 3`);
    expect(text).toContain('selaras_insiden_peramban_total{jenis="galat",remote="shell",versi=""} 3');
  });

  it('adds up how long the files of a remote were waited for', async () => {
    await send(message({ waktu: [{ remote: 'mf_contoh', versi: VERSION, lama: [40, 60] }] }));
    const labels = `remote="mf_contoh",versi="${VERSION}"`;
    expect(await figures()).toContain(`selaras_remote_berkas_detik_sum{${labels}} 0.1`);
  });

  it('makes no figure of its own for a remote or a version that nobody published', async () => {
    await send(
      message({
        insiden: [
          { ...galat, remote: 'mf_karangan' },
          { ...galat, versi: '9.9.9' },
        ],
      }),
    );
    const text = await figures();
    expect(text).toContain('remote="lain",versi=""');
    expect(text).toContain('remote="mf_contoh",versi="lain"');
    expect(text).not.toMatch(/mf_karangan|9\.9\.9/);
  });

  it('writes one line a kind into the log, without queries, tokens or numbers of people', async () => {
    const warn = jest.spyOn(test.app.log, 'warn');
    const pesan = 'gagal https://a.id/x?token=rahasia untuk 197805122005012003 surel a@b.go.id';
    await send(message({ insiden: [{ ...galat, pesan }] }));
    expect(warn.mock.calls.map(([entry]) => entry as unknown)).toEqual([
      { ...galat, pesan: 'gagal https://a.id/x untuk … surel …' },
    ]);
    warn.mockRestore();
  });

  it.each([
    ['an unknown kind', message({ insiden: [{ ...galat, jenis: 'lain' as 'galat' }] })],
    ['a text that is too long', message({ insiden: [{ ...galat, pesan: 'x'.repeat(301) }] })],
    ['too many at once', message({ insiden: Array.from({ length: 21 }, () => galat) })],
    ['a name that is no remote', message({ insiden: [{ ...galat, remote: '"} 1' }] })],
    ['a time below zero', message({ waktu: [{ remote: null, versi: null, lama: [-1] }] })],
    ['nothing at all', {}],
  ])('refuses %s', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  it('stops listening to an address that sends too much, for a minute', async () => {
    const statuses = [];
    for (let round = 0; round < 61; round += 1) statuses.push((await send(message({}))).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(statuses[60]).toBe(429);
    now = new Date(now.getTime() + 60_000);
    expect((await send(message({}))).statusCode).toBe(204);
  });
});

describe('addressLimit', () => {
  it('counts each address by itself and says how long to wait', () => {
    let at = new Date(5_000_000);
    const limit = addressLimit(2, () => at);
    expect([limit('a'), limit('a'), limit('b')]).toEqual([null, null, null]);
    at = new Date(at.getTime() + 20_000);
    expect(limit('a')).toBe(40);
    expect(limit('b')).toBeNull();
    at = new Date(at.getTime() + 40_000);
    expect(limit('a')).toBeNull();
  });
});
