import { perubahanTindakLanjut, type RekomendasiLke } from './rekomendasi-lke';

const tells = (kriteria_id: number, rekomendasi: string) => ({ kriteria_id, rekomendasi });
const row = (id: number, kriteria_id: number, rekomendasi: string, ditarik = false) => ({
  id,
  kriteria_id,
  rekomendasi,
  ditarik,
});
const nothing = { baru: [], kembali: [], ditarik: [], diperbaiki: [] };
const decided = (berlaku: readonly RekomendasiLke[], diperbaiki: readonly RekomendasiLke[] = []) => ({
  berlaku,
  diperbaiki,
});

it('the first decision begins a follow-up for each recommendation', () => {
  const told = [tells(1, 'Susun'), tells(2, 'Tetapkan')];
  expect(perubahanTindakLanjut([], decided(told))).toEqual({ ...nothing, baru: told });
});

it('what is recommended in the same words stands', () => {
  expect(perubahanTindakLanjut([row(7, 1, 'Susun')], decided([tells(1, 'Susun')]))).toEqual(nothing);
});

it('what is recommended no longer is withdrawn; other words begin anew beside it', () => {
  const before = [row(7, 1, 'Susun'), row(8, 2, 'Tetapkan')];
  expect(perubahanTindakLanjut(before, decided([tells(2, 'Tetapkan dan sebarkan')]))).toEqual({
    ...nothing,
    baru: [tells(2, 'Tetapkan dan sebarkan')],
    ditarik: [7, 8],
  });
});

it('what is recommended again comes back with all that was done, the last one of several', () => {
  const before = [row(7, 1, 'Susun', true), row(8, 1, 'Lain'), row(9, 1, 'Susun', true)];
  expect(perubahanTindakLanjut(before, decided([tells(1, 'Susun')]))).toEqual({
    ...nothing,
    kembali: [9],
    ditarik: [8],
  });
});

it('what the second round found repaired has a row of its own, or its earlier one tells so', () => {
  const repaired = [tells(1, 'Susun'), tells(2, 'Tetapkan'), tells(3, 'Umumkan')];
  const before = [row(7, 2, 'Tetapkan'), row(8, 3, 'Umumkan', true)];
  expect(perubahanTindakLanjut(before, decided([], repaired))).toEqual({
    ...nothing,
    diperbaiki: [
      { ...tells(1, 'Susun'), id: null },
      { ...tells(2, 'Tetapkan'), id: 7 },
      { ...tells(3, 'Umumkan'), id: 8 },
    ],
  });
});
