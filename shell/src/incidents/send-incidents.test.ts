import { attributionOf, RemoteFailure } from '@selaras/federation';
import { incidentOfFailure } from './failure-incident';
import { sendIncidents, summaryOf } from './send-incidents';

const file = 'https://portal.go.id/remotes/mf_contoh/1.0.0-a/x.js';
const page = '/contoh/{id}';
const thrown = { kind: 'error', trace: `at ${file}:1:1`, detail: 'Error: sengaja', page } as const;
const overrides = [{ name: 'mf_lain', url: 'http://localhost:3101/' }];

/** What the browser's own record of fetched files says. */
function recordOf(...entries: readonly { name: string; duration: number; transferSize: number }[]) {
  performance.getEntriesByType = jest.fn().mockReturnValue(entries);
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true });
  recordOf();
});

describe('summaryOf', () => {
  it('tells equal incidents once, with their number, by remote and version', () => {
    const shell = { ...thrown, trace: 'at https://portal.go.id/static/js/index.js' };
    expect(summaryOf([thrown, thrown, shell], attributionOf())).toEqual([
      {
        jenis: 'galat',
        remote: 'mf_contoh',
        versi: '1.0.0-a',
        pesan: 'Error: sengaja',
        halaman: page,
        jumlah: 2,
      },
      { jenis: 'galat', remote: null, versi: null, pesan: 'Error: sengaja', halaman: page, jumlah: 1 },
    ]);
  });

  it('takes out what names a person or opens a door', () => {
    const detail = 'Error: /api/user?token=rahasia untuk 197805122005012003';
    expect(summaryOf([{ ...thrown, detail }], attributionOf())[0]?.pesan).toBe('Error: /api/user untuk …');
  });

  it('leaves out remotes that this tab takes from elsewhere', () => {
    const developed = { ...thrown, trace: 'at http://localhost:3101/x.js:1:1' };
    expect(summaryOf([developed], attributionOf(overrides))).toEqual([]);
  });

  it('holds at most 20', () => {
    const many = Array.from({ length: 30 }, (_, number) => ({ ...thrown, detail: `Error: ke-${number}` }));
    expect(summaryOf(many, attributionOf())).toHaveLength(20);
  });
});

describe('a failed remote', () => {
  it('is told by its version, code, step and cause', () => {
    const failure = new RemoteFailure('GAGAL_TAMPIL', 'mf_contoh', '1.0.0-a', {
      cause: new Error('sengaja'),
    });
    expect(summaryOf([{ ...incidentOfFailure(failure), page }], attributionOf())[0]).toMatchObject({
      jenis: 'remote',
      remote: 'mf_contoh',
      versi: '1.0.0-a',
      pesan: 'GAGAL_TAMPIL (mount): Error: sengaja',
    });
  });

  it('that does not fit names what it wanted and what the portal has', () => {
    const details = [
      'platform API: diminta 2, portal memakai 1',
      'react: diminta ^18.0.0, portal memakai 19.3.1',
    ];
    const failure = new RemoteFailure('TIDAK_COCOK', 'mf_contoh', '1.0.0-a', { details });
    expect(summaryOf([{ ...incidentOfFailure(failure), page }], attributionOf())[0]?.pesan).toBe(
      `TIDAK_COCOK (gate): ${details.join('; ')}`,
    );
  });
});

describe('sendIncidents', () => {
  const place = { page: () => page, overrides, token: () => null };
  const load = { remote: 'mf_contoh', version: '1.0.0-a', ok: false, ms: 6000 };
  const bodies = () =>
    jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

  it('sends nothing when there is nothing to tell', () => {
    sendIncidents([], place, []);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends without cookie, in a way that outlives the page', () => {
    sendIncidents([thrown], place, []);
    expect(fetch).toHaveBeenCalledWith(
      '/api/insiden',
      expect.objectContaining({
        method: 'POST',
        credentials: 'omit',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });

  it('tells the time of each fetched file once', () => {
    const first = { name: file, duration: 41.6, transferSize: 900 };
    recordOf(first);
    sendIncidents([], place, []);
    recordOf(first, { name: 'http://localhost:3101/x.js', duration: 9, transferSize: 900 });
    sendIncidents([], place, []);
    const waktu = [{ remote: 'mf_contoh', versi: '1.0.0-a', lama: [42] }];
    expect(bodies()).toEqual([{ insiden: [], waktu, muatan: [] }]);
  });

  it('tells which versions loaded, with the session where there is one', () => {
    sendIncidents([], { ...place, token: () => 'kunci' }, [load]);
    const muatan = [{ remote: 'mf_contoh', versi: '1.0.0-a', berhasil: false, lama: 6000 }];
    expect(bodies()).toEqual([{ insiden: [], waktu: [], muatan }]);
    expect(jest.mocked(fetch).mock.calls[0]?.[1]?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer kunci',
    });
  });
});
