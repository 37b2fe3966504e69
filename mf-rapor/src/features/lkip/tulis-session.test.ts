import { ApiError, NetworkError } from '@selaras/api-client';
import type { LkipBagian, Naskah } from '@selaras/contracts';
import { SEWA_DETAK_MS } from '@selaras/domain';
import { readDraft, writeDraft } from '@selaras/ui';
import { type TulisPorts, TulisSession } from './tulis-session';

const KEY = 'selaras_draf:4:lkip:1012:gambaran-umum:2025';
const naskah = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const bagian: LkipBagian = {
  kode: 'gambaran-umum',
  versi: 3,
  isi: naskah('Awal'),
  diubah: '2025-01-01T00:00:00.000Z',
  oleh: 'Siti',
  pemegang: null,
};
const taken = (nama: string | null) =>
  new ApiError({
    status: 409,
    kode: 'BENTROK',
    pesan: 'Dipegang',
    terkini: {
      pemegang: nama === null ? null : { nama, sejak: '2025-01-01T00:00:00.000Z', sesi_ini: false },
    },
  });

let text: string;
let ports: {
  [Name in keyof TulisPorts]: TulisPorts[Name] extends (...args: never) => unknown ? jest.Mock : string;
};
let session: TulisSession;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  text = 'Awal';
  let versi = 3;
  ports = {
    take: jest.fn(async () => ({ sewa: 'satu', bagian })),
    save: jest.fn(async () => {
      versi += 1;
      return { versi, diubah: '2025-01-02T00:00:00.000Z' };
    }),
    beat: jest.fn(async () => undefined),
    leave: jest.fn(async () => undefined),
    setAside: jest.fn(async () => undefined),
    read: jest.fn(() => naskah(text)),
    saved: jest.fn(),
    draftKey: KEY,
  };
  session = new TulisSession(ports as unknown as TulisPorts);
});
afterEach(() => jest.useRealTimers());

const type = (words: string) => {
  text = words;
  session.changed();
};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('saves when typing rests, over the version that it read, and each save over the one before', async () => {
  await session.open();
  type('A');
  await wait(1_900);
  type('AB');
  await wait(1_900);
  expect(ports.save).not.toHaveBeenCalled();
  await wait(200);
  expect(ports.save.mock.calls).toEqual([['satu', 3, naskah('AB')]]);
  expect(session.state().simpanan).toMatchObject({ keadaan: 'tersimpan' });
  expect(readDraft(KEY)).toBeNull();
  type('ABC');
  await wait(2_000);
  expect(ports.save.mock.calls[1]).toEqual(['satu', 4, naskah('ABC')]);
});

it('saves at least every ten seconds while typing never rests', async () => {
  await session.open();
  for (let second = 0; second < 11; second += 1) {
    type(`${second}`);
    await wait(1_000);
  }
  expect(ports.save).toHaveBeenCalledTimes(1);
});

it('without a connection keeps the text in this browser, and saves it once there is one', async () => {
  await session.open();
  ports.save.mockRejectedValueOnce(new NetworkError('offline'));
  type('Luring');
  await wait(2_000);
  expect(session.state().simpanan).toEqual({ keadaan: 'luring' });
  expect(readDraft(KEY)).toMatchObject({ versi: 3, nilai: naskah('Luring') });
  await wait(10_000);
  expect(session.state().simpanan).toMatchObject({ keadaan: 'tersimpan' });
  expect(readDraft(KEY)).toBeNull();
});

it('goes on with what was typed over the same version, and sets aside what was typed over an older one', async () => {
  writeDraft(KEY, { versi: 3, awal: null, nilai: naskah('Belum sempat') });
  await session.open();
  expect(session.state().bagian?.isi).toEqual(naskah('Belum sempat'));
  expect(session.state().dipulihkan).not.toBeNull();
  await session.close();

  writeDraft(KEY, { versi: 2, awal: null, nilai: naskah('Lama') });
  const next = new TulisSession(ports as unknown as TulisPorts);
  await next.open();
  expect(next.state().bagian?.isi).toEqual(naskah('Awal'));
  expect(ports.setAside.mock.calls).toEqual([[naskah('Lama')]]);
  expect(readDraft(KEY)).toBeNull();
});

it('says who holds the section, and takes it over when that is asked for', async () => {
  ports.take.mockRejectedValueOnce(taken('Budi'));
  await session.open();
  expect(session.state().memegang).toMatchObject({ keadaan: 'dipegang', pemegang: { nama: 'Budi' } });
  await session.open(true);
  expect(ports.take).toHaveBeenLastCalledWith(true);
  expect(session.state().memegang.keadaan).toBe('menulis');
});

it('that was displaced learns it with the next heartbeat, and its text is set aside', async () => {
  await session.open();
  await wait(SEWA_DETAK_MS - 500);
  type('Belum tersimpan');
  ports.beat.mockRejectedValueOnce(taken('Budi'));
  await wait(500);
  expect(session.state().memegang).toEqual({ keadaan: 'tergeser', oleh: 'Budi', tersisih: true });
  expect(ports.setAside.mock.calls).toEqual([[naskah('Belum tersimpan')]]);
  await wait(SEWA_DETAK_MS * 3);
  expect(ports.save).not.toHaveBeenCalled();
  expect(ports.beat).toHaveBeenCalledTimes(1);
});

it('keeps the text in this browser when setting it aside fails as well', async () => {
  await session.open();
  type('Dua kali gagal');
  await wait(1_000);
  ports.save.mockRejectedValueOnce(taken('Budi'));
  ports.setAside.mockRejectedValueOnce(new NetworkError('offline'));
  await wait(1_000);
  expect(session.state().memegang.keadaan).toBe('tergeser');
  expect(readDraft(KEY)).toMatchObject({ nilai: naskah('Dua kali gagal') });
});

it('whose lease ran out takes it again when nobody wrote meanwhile, and goes on', async () => {
  await session.open();
  ports.take.mockResolvedValueOnce({ sewa: 'dua', bagian });
  ports.save.mockRejectedValueOnce(taken(null));
  type('Lanjut');
  await wait(2_100);
  expect(session.state().memegang.keadaan).toBe('menulis');
  expect(ports.save).toHaveBeenLastCalledWith('dua', 3, naskah('Lanjut'));
});

it('saves what is left when it closes, and lets the section go', async () => {
  await session.open();
  type('Terakhir');
  await session.close();
  expect(ports.save).toHaveBeenCalledWith('satu', 3, naskah('Terakhir'));
  expect(ports.leave).toHaveBeenCalledWith('satu');
});
