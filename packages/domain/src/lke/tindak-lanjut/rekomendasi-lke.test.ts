import { perubahanTindakLanjut } from './rekomendasi-lke';

const tells = (kriteria_id: number, rekomendasi: string) => ({ kriteria_id, rekomendasi });
const row = (id: number, kriteria_id: number, rekomendasi: string, ditarik = false) => ({
  id,
  kriteria_id,
  rekomendasi,
  ditarik,
});
const nothing = { baru: [], kembali: [], ditarik: [] };

it('the first decision begins a follow-up for each recommendation', () => {
  const told = [tells(1, 'Susun'), tells(2, 'Tetapkan')];
  expect(perubahanTindakLanjut([], told)).toEqual({ ...nothing, baru: told });
});

it('what is recommended in the same words stands', () => {
  expect(perubahanTindakLanjut([row(7, 1, 'Susun')], [tells(1, 'Susun')])).toEqual(nothing);
});

it('what is recommended no longer is withdrawn; other words begin anew beside it', () => {
  const before = [row(7, 1, 'Susun'), row(8, 2, 'Tetapkan')];
  expect(perubahanTindakLanjut(before, [tells(2, 'Tetapkan dan sebarkan')])).toEqual({
    baru: [tells(2, 'Tetapkan dan sebarkan')],
    kembali: [],
    ditarik: [7, 8],
  });
});

it('what is recommended again comes back with all that was done, the last one of several', () => {
  const before = [row(7, 1, 'Susun', true), row(8, 1, 'Lain'), row(9, 1, 'Susun', true)];
  expect(perubahanTindakLanjut(before, [tells(1, 'Susun')])).toEqual({
    baru: [],
    kembali: [9],
    ditarik: [8],
  });
});
