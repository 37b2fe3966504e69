import { umurDokumen } from './umur-dokumen';

it.each([
  ['2025-11-23', '2025-11-23', 'hari ini'],
  ['2025-11-11', '2025-11-23', '12 hari'],
  ['2025-08-23', '2025-11-23', '3 bulan'],
  ['2023-11-23', '2025-11-23', '2 tahun'],
  ['2024-09-01', '2025-11-23', '1 tahun 2 bulan'],
  ['2026-01-01', '2025-11-23', 'hari ini'],
])('a document of %s is on %s this old: %s', (tanggal, hariIni, words) => {
  expect(umurDokumen(tanggal, hariIni)).toBe(words);
});
