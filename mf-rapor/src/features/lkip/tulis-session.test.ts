import { ApiError, NetworkError } from '@selaras/api-client';
import type { LkipBagian, Naskah } from '@selaras/contracts';
import { SEWA_DETAK_MS } from '@selaras/domain';
import { readDraft, writeDraft } from '@selaras/ui';
import { type TulisPorts, TulisSession } from './tulis-session';

const KEY = 'selaras_draf:4:lkip:1012:gambaran-umum:2025';
const ASIDE = `${KEY}:tersisih`;
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

const refused = new ApiError({ status: 422, kode: 'MASUKAN_TIDAK_SESUAI', pesan: 'Ada isian yang salah.' });

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
    check: jest.fn(() => 0),
    saved: jest.fn(),
    draftKey: KEY,
    asideKey: ASIDE,
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
  expect(session.state().saveState).toMatchObject({ keadaan: 'tersimpan' });
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
  expect(session.state().saveState).toEqual({ keadaan: 'luring' });
  expect(readDraft(KEY)).toMatchObject({ versi: 3, nilai: naskah('Luring') });
  await wait(10_000);
  expect(session.state().saveState).toMatchObject({ keadaan: 'tersimpan' });
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
  expect(session.state().memegang).toEqual({ keadaan: 'tergeser', oleh: 'Budi', sisa: 'versi' });
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
  expect(session.state().memegang).toMatchObject({ keadaan: 'tergeser', sisa: 'peramban' });
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
  expect(await session.close()).toBe(true);
  expect(ports.save).toHaveBeenCalledWith('satu', 3, naskah('Terakhir'));
  expect(ports.leave).toHaveBeenCalledWith('satu');
});

it('sends nothing that the editor knows to be refused, keeps it in this browser, and saves it once it is mended', async () => {
  await session.open();
  ports.check.mockReturnValue(2);
  type('Tabel 600 baris');
  await wait(2_000);
  expect(ports.save).not.toHaveBeenCalled();
  expect(session.state().saveState).toEqual({ keadaan: 'tertahan', tempat: 2 });
  expect(readDraft(KEY)).toMatchObject({ nilai: naskah('Tabel 600 baris') });
  ports.check.mockReturnValue(0);
  type('Dua tabel');
  await wait(2_000);
  expect(ports.save.mock.calls).toEqual([['satu', 3, naskah('Dua tabel')]]);
  expect(session.state().saveState).toMatchObject({ keadaan: 'tersimpan' });
});

it.each([
  ['has places that cannot be saved', () => ports.check.mockReturnValue(1), 'tertahan'],
  ['was refused', () => ports.save.mockRejectedValue(refused), 'gagal'],
  ['met no server', () => ports.save.mockRejectedValue(new NetworkError('offline')), 'luring'],
])(
  'does not close over a text that %s: it stays held, says so, and its draft stays',
  async (_, given, keadaan) => {
    await session.open();
    given();
    type('Belum');
    expect(await session.close()).toBe(false);
    expect(session.state()).toMatchObject({
      memegang: { keadaan: 'menulis' },
      saveState: { keadaan },
      tetapTerbuka: true,
    });
    expect(ports.leave).not.toHaveBeenCalled();
    expect(readDraft(KEY)).toMatchObject({ nilai: naskah('Belum') });
    type('Lagi');
    expect(session.state().tetapTerbuka).toBe(false);
  },
);

it('that is left with its page lets the section go, and what could not be saved stays in this browser', async () => {
  await session.open();
  ports.check.mockReturnValue(1);
  type('Belum');
  await session.leave();
  expect(ports.save).not.toHaveBeenCalled();
  expect(ports.leave).toHaveBeenCalledWith('satu');
  expect(readDraft(KEY)).toMatchObject({ nilai: naskah('Belum') });
});

it('closes over a lease that ran out, once it is taken again', async () => {
  await session.open();
  ports.take.mockResolvedValueOnce({ sewa: 'dua', bagian });
  ports.save.mockRejectedValueOnce(taken(null));
  type('Lanjut');
  expect(await session.close()).toBe(true);
  expect(ports.save).toHaveBeenLastCalledWith('dua', 3, naskah('Lanjut'));
  expect(ports.leave).toHaveBeenCalledWith('dua');
});

it('says when this browser has no room for what is not saved', async () => {
  await session.open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  ports.check.mockReturnValue(1);
  type('Besar');
  await wait(2_000);
  expect(session.state().tanpaDraf).toBe(true);
  full.mockRestore();
  ports.check.mockReturnValue(0);
  await session.save();
  expect(session.state().tanpaDraf).toBe(false);
});

it('an old draft that cannot be set aside stays in this browser, beside an older one, and the section opens', async () => {
  writeDraft(ASIDE, { versi: 1, awal: null, nilai: naskah('Paling lama') });
  writeDraft(KEY, { versi: 2, awal: null, nilai: naskah('Lama') });
  ports.setAside.mockRejectedValueOnce(refused);
  await session.open();
  expect(session.state()).toMatchObject({
    memegang: { keadaan: 'menulis' },
    bagian: { isi: naskah('Awal') },
  });
  expect(readDraft(KEY)).toBeNull();
  expect(readDraft<Naskah>(ASIDE)?.nilai.content).toEqual([
    ...naskah('Paling lama').content,
    ...naskah('Lama').content,
  ]);
});

it('an old draft that met no server is tried again with the next opening, and nobody is kept out meanwhile', async () => {
  writeDraft(KEY, { versi: 2, awal: null, nilai: naskah('Lama') });
  ports.setAside.mockRejectedValueOnce(new NetworkError('offline'));
  await session.open();
  expect(session.state().memegang).toMatchObject({ keadaan: 'gagal' });
  expect(ports.leave).toHaveBeenCalledWith('satu');
  expect(readDraft(KEY)).toMatchObject({ nilai: naskah('Lama') });
  await session.open();
  expect(session.state().memegang.keadaan).toBe('menulis');
  expect(ports.setAside).toHaveBeenLastCalledWith(naskah('Lama'));
});

it.each([
  ['is held back', () => ports.check.mockReturnValue(1)],
  ['is refused', () => ports.save.mockRejectedValue(refused)],
])('a text that %s is looked at when typing rests, not with every key', async (_, given) => {
  await session.open();
  given();
  type('A');
  await wait(12_000);
  ports.check.mockClear();
  for (let key = 0; key < 5; key += 1) {
    type(`A${key}`);
    await wait(100);
  }
  expect(ports.check).not.toHaveBeenCalled();
  await wait(2_000);
  expect(ports.check).toHaveBeenCalledTimes(1);
});

it('a draft that was found is saved also when the editor comes late', async () => {
  writeDraft(KEY, { versi: 3, awal: null, nilai: naskah('Belum sempat') });
  ports.read.mockReturnValue(null);
  await session.open();
  await wait(5_000);
  expect(ports.save).not.toHaveBeenCalled();
  ports.read.mockReturnValue(naskah('Belum sempat'));
  await wait(2_000);
  expect(ports.save.mock.calls).toEqual([['satu', 3, naskah('Belum sempat')]]);
});
