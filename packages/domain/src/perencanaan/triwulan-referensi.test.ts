import { triwulanReferensi } from './triwulan-referensi';

it.each([
  ['batas_realisasi_tw1', 1],
  ['batas_realisasi_tw4', 4],
  ['batas_realisasi_tw5', null],
  ['batas_waktu_perencanaan', null],
])('the quarter of %s is %p', (kode, triwulan) => {
  expect(triwulanReferensi(kode)).toBe(triwulan);
});
