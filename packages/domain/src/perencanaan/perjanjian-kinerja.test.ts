import { anggaranName, perjanjianTitle, sasaranNumber } from './perjanjian-kinerja';

it.each([
  [0, 'PERJANJIAN KINERJA TAHUN 2025'],
  [1, 'PERJANJIAN KINERJA PERUBAHAN TAHUN 2025'],
  [2, 'PERJANJIAN KINERJA PERUBAHAN KE-2 TAHUN 2025'],
])('amendment %d is headed "%s"', (perubahan_ke, judul) => {
  expect(perjanjianTitle({ tahun: 2025, perubahan_ke })).toBe(judul);
});

it.each([
  ['pemda', 'Program'],
  ['sasaran-strategis-pd', 'Program'],
  ['kinerja-program', 'Kegiatan'],
  ['kinerja-kegiatan', 'Sub Kegiatan'],
  ['kinerja-sub-kegiatan', 'Sub Kegiatan'],
  ['pegawai', 'Sub Kegiatan'],
] as const)('the annex of %s lists money by %s', (jenis, nama) => {
  expect(anggaranName(jenis)).toBe(nama);
});

it('indicators of one goal share its number', () => {
  const rows = ['a', 'a', 'b', 'a'].map((sasaran) => ({ sasaran }));
  expect(sasaranNumber(rows)).toEqual([1, null, 2, 3]);
  expect(sasaranNumber([])).toEqual([]);
});
