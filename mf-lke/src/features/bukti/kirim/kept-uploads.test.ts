import type { PreviousUpload } from 'tus-js-client';
import { brokenOff, forgetKept, tellUpload, uploadStorage } from './kept-uploads';

const NOW = Date.parse('2025-03-01T08:00:00Z');
const MINUTE = 60_000;
const target = { tempat: '2025/1012/101', pemilik: 4 };
const begun = (fields: Partial<PreviousUpload> = {}): PreviousUpload => ({
  size: 1000,
  metadata: { nama: 'Laporan.pdf' },
  creationTime: new Date(NOW).toString(),
  urlStorageKey: '',
  uploadUrl: 'http://localhost/api/lke/unggahan/abc',
  parallelUploadUrls: null,
  ...fields,
});
const kept: string[] = [];
const storage = (of: typeof target | null = target) =>
  uploadStorage(
    of,
    (key) => kept.push(key),
    () => NOW,
  );
const keep = (upload = begun(), of: typeof target | null = target) => storage(of).addUpload('sidik', upload);

beforeEach(() => {
  localStorage.clear();
  kept.length = 0;
});

describe('uploads that this browser keeps', () => {
  it('are found by their fingerprint, also those of the version before, and by nothing else', async () => {
    const key = await keep();
    expect(kept).toEqual([key]);
    localStorage.setItem('tus::sidik::7', JSON.stringify(begun()));
    localStorage.setItem('tus::lain::8', JSON.stringify(begun()));
    localStorage.setItem('tus::sidik::9', 'bukan JSON');
    const found = await storage().findUploadsByFingerprint('sidik');
    expect(found.map(({ urlStorageKey }) => urlStorageKey).toSorted()).toEqual(
      [key, 'tus::sidik::7'].toSorted(),
    );
    await storage().removeUpload(key);
    expect(await storage().findAllUploads()).toHaveLength(2);
  });

  it('are broken off once they are let go, with how far they are', async () => {
    const key = await keep();
    tellUpload(key, { terkirim: 450 });
    expect(brokenOff(4, NOW)).toEqual([]);
    tellUpload(key, { denyut: 0 });
    expect(brokenOff(4, NOW)).toEqual([
      {
        ...target,
        key,
        nama: 'Laporan.pdf',
        ukuran: 1000,
        part: 0.45,
        uploadUrl: 'http://localhost/api/lke/unggahan/abc',
      },
    ]);
  });

  it('are broken off when nothing was heard of them for minutes, and not while another tab sends them', async () => {
    const key = await keep();
    expect(brokenOff(4, NOW + MINUTE)).toEqual([]);
    expect(brokenOff(4, NOW + 3 * MINUTE)).toHaveLength(1);
    tellUpload(key, { denyut: NOW + 3 * MINUTE });
    expect(brokenOff(4, NOW + 4 * MINUTE)).toEqual([]);
  });

  it.each([
    ['of somebody else', () => keep(), 5, NOW],
    ['that belong to no place', () => keep(begun(), null), 4, NOW],
    ['that the server has swept', () => keep(), 4, NOW + 25 * 60 * MINUTE],
    ['that never began', () => keep(begun({ uploadUrl: null })), 4, NOW],
  ])('%s are not told', async (_what, add, reader, at) => {
    tellUpload(await add(), { denyut: 0 });
    expect(brokenOff(reader, at)).toEqual([]);
  });

  it('that are forgotten stay so, whatever is told of them later', async () => {
    const key = await keep();
    forgetKept(key);
    tellUpload(key, { denyut: 0 });
    expect(localStorage).toHaveLength(0);
  });
});
