import { derivedIku, type FiveYearIku } from './derived-iku';

const miskin: FiveYearIku = {
  polaritas: 'minimize',
  baseline: 7.62,
  tahunan: [
    { tahun: 2024, target: 7.35, realisasi: 7.29 },
    { tahun: 2025, target: 6.95, realisasi: 6.73 },
    { tahun: 2026, target: 6.6, realisasi: null },
    { tahun: 2027, target: 6.25, realisasi: null },
    { tahun: 2028, target: 5.9, realisasi: null },
  ],
};

describe('a year of a key indicator beside the others', () => {
  it.each([
    [2024, 7.29, -4.33, 76.44],
    [2025, 6.73, -7.68, 85.93],
    [2026, 6, -10.85, 98.31],
    [2027, 5, null, 115.25],
    [2025, null, null, null],
    [2023, 7.62, null, null],
    [2029, 5, null, null],
  ])('%d with %p has grown by %p and reached %p of the last target', (tahun, realisasi, growth, reached) => {
    expect(derivedIku(miskin, tahun, realisasi)).toEqual({
      pertumbuhan: growth,
      capaian_target_akhir: reached,
    });
  });
});
