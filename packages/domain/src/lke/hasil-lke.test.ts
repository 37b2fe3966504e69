import { keadaanLke } from './alur-lke';
import {
  belumSelesaiLke,
  hasilBerlaku,
  hasilLke,
  isHasilDimulai,
  isHasilTetap,
  peringkatLke,
} from './hasil-lke';

it.each([
  [null, null],
  ['draft', null],
  ['diajukan', 'mandiri'],
  ['dinilai_1', 'mandiri'],
  ['selesai_1', 'pertama'],
  ['dinilai_2', 'pertama'],
  ['selesai_2', 'kedua'],
  ['pleno', 'kedua'],
  ['final', 'pleno'],
] as const)('in %s the points that count are %s', (keadaan, hasil) => {
  expect(hasilBerlaku(keadaan)).toBe(hasil);
});

it('points are begun before they are settled, and stay so', () => {
  for (const hasil of hasilLke) {
    const begun = keadaanLke.filter((keadaan) => isHasilDimulai(hasil, keadaan));
    const settled = keadaanLke.filter((keadaan) => isHasilTetap(hasil, keadaan));
    expect(begun.slice(-settled.length)).toEqual(settled);
    expect(begun.length).toBeGreaterThan(settled.length);
  }
  expect(isHasilDimulai('mandiri', null)).toBe(false);
});

it('ties share a place, and results of different kinds are not compared', () => {
  expect(
    peringkatLke([
      { hasil: 'pleno', nilai: 70 },
      { hasil: 'mandiri', nilai: 99 },
      { hasil: 'pleno', nilai: 81.5 },
      { hasil: 'pleno', nilai: 70 },
      { hasil: null, nilai: 50 },
      { hasil: 'pleno', nilai: 12 },
      { hasil: 'pleno', nilai: null },
    ]),
  ).toEqual([2, 1, 1, 2, null, 4, null]);
});

it.each([
  ['mandiri', 'draft', 20, 'belum selesai, 20 dari 80 kriteria terisi'],
  ['mandiri', 'draft', 80, 'belum diajukan, 80 dari 80 kriteria terisi'],
  ['mandiri', 'diajukan', 80, null],
  ['pertama', 'dinilai_1', 3, 'belum selesai, 3 dari 80 kriteria terisi'],
  ['pertama', 'dinilai_1', 80, 'belum ditutup, 80 dari 80 kriteria terisi'],
  ['pertama', 'selesai_1', 80, null],
  ['kedua', 'dinilai_2', 80, 'belum selesai, yang belum dinilai ulang memakai nilai penilaian 1'],
  ['pleno', 'pleno', 80, 'belum selesai'],
  ['pleno', 'final', 80, null],
] as const)('points of %s in %s with %i answers are unfinished: %p', (hasil, keadaan, terjawab, why) => {
  expect(belumSelesaiLke(hasil, keadaan, { terjawab, kriteria: 80 })).toBe(why);
});
