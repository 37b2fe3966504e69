import type { LkeTahap } from '@selaras/contracts';
import { tahunLalu } from './tahun-lalu';

const empty: LkeTahap = {
  versi: 0,
  jawaban: null,
  uraian: null,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};
const instrumen = (first: number, texts: readonly string[]) => ({
  komponen: [
    {
      id: 1,
      nomor: '1',
      nama: 'Perencanaan',
      bobot: 100,
      subKomponen: [
        {
          id: 1,
          nomor: '1.a',
          nama: 'Dokumen',
          aspek: null,
          bobot: 100,
          kriteria: texts.map((uraian, at) => ({ id: first + at, nomor: at + 1, uraian, sumber: [] })),
        },
      ],
    },
  ],
});
const row = (kriteria_id: number, jawaban: string) => ({
  kriteria_id,
  tahap_1: { ...empty, jawaban, nilai: 'B', catatan: 'Kurang' },
  tahap_2: { ...empty, nilai: jawaban === 'A' ? 'BB' : null },
});

it('finds a criterion by its words, though it moved; else by its number; a criterion that is new has none', () => {
  const now = instrumen(10, [
    'Terdapat Renja',
    'Terdapat  renstra.',
    'Terdapat pedoman yang baru',
    'Baru sama sekali',
  ]);
  const before = instrumen(1, ['Terdapat Renstra', 'Terdapat Renja', 'Terdapat pedoman']);
  const told = tahunLalu(now, before, [row(1, 'A'), row(2, 'B'), row(3, 'C')]);
  expect(told.map(({ kriteria_id, jawaban, nilai }) => [kriteria_id, jawaban, nilai])).toEqual([
    [10, 'B', 'B'],
    [11, 'A', 'BB'],
    [12, 'C', 'B'],
  ]);
});

it('leaves out what was never written about', () => {
  const same = instrumen(1, ['Terdapat Renstra']);
  expect(tahunLalu(same, same, [{ kriteria_id: 1, tahap_1: empty, tahap_2: empty }])).toEqual([]);
});

it('tells of the second round’s note and recommendation alone where it gave a score', () => {
  const same = instrumen(1, ['Terdapat Renstra', 'Terdapat Renja']);
  const found = { ...empty, nilai: 'B', catatan: 'Belum sah', rekomendasi: 'Sahkan' };
  const rows = [
    { kriteria_id: 1, tahap_1: found, tahap_2: { ...empty, nilai: 'AA' } },
    { kriteria_id: 2, tahap_1: found, tahap_2: empty },
  ];
  expect(tahunLalu(same, same, rows).map(({ catatan, rekomendasi }) => [catatan, rekomendasi])).toEqual([
    [null, null],
    ['Belum sah', 'Sahkan'],
  ]);
});
