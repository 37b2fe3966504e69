import type { LkeInstrumen } from '@selaras/contracts';
import { barisOf } from '../eviden/lembar.fixture';
import { jumlahPleno, lembarPleno } from './pleno-points';

/** Three components of 33⅓ points in all but name: each of three criteria earns a third of a third. */
const komponen = [1, 2, 3].map((id) => ({
  id,
  nomor: String(id),
  nama: `Komponen ${id}`,
  bobot: id === 1 ? 33.34 : 33.33,
  subKomponen: [
    {
      id,
      nomor: `${id}.a`,
      nama: 'Keberadaan',
      aspek: null,
      bobot: id === 1 ? 33.34 : 33.33,
      kriteria: [1, 2, 3].map((nomor) => ({ id: id * 10 + nomor, nomor, uraian: 'Ada' })),
    },
  ],
}));
const instrumen = {
  id: 1,
  tahun: 2025,
  nama: 'Contoh',
  skala: [
    { kode: 'AA', nilai: 100, uraian: 'Seluruhnya' },
    { kode: 'B', nilai: 70, uraian: 'Sebagian' },
    { kode: 'E', nilai: 0, uraian: 'Tidak' },
  ],
  komponen,
} as unknown as LkeInstrumen;
const answered = (jawaban: (nomor: number) => string) =>
  komponen.flatMap(({ subKomponen }) =>
    subKomponen.flatMap(({ kriteria }) =>
      kriteria.map(({ id, nomor }) => barisOf(id, { jawaban: jawaban(nomor) })),
    ),
  );

it('a total is rounded once, and is what results say, not the sum of rounded components', () => {
  const { baris, jumlah } = lembarPleno(
    instrumen,
    answered((nomor) => (nomor === 1 ? 'B' : 'E')),
    [],
  );
  expect(baris.map(({ mandiri }) => mandiri)).toEqual([7.78, 7.78, 7.78]);
  expect(jumlah.mandiri.nilai).toBe(23.33);
});

it('the plenary’s total adds up the components that it decided', () => {
  expect(jumlahPleno([7.78, 7.78, 7.78])).toMatchObject({ nilai: 23.34 });
  expect(jumlahPleno([30, 30, 20.01])).toMatchObject({ nilai: 80.01, predikat: { kode: 'A' } });
});
