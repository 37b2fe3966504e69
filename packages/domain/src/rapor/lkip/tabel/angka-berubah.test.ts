import fc from 'fast-check';
import { markTabel, tabelDenganKata } from './angka-berubah';
import { kolomNomor, type TabelLaporan, tabelLaporan } from './tabel-laporan';

interface Row {
  readonly nama: string;
  readonly nilai: string;
  readonly kata: string;
}
const row = (nama: string, nilai: string, kata = 'Baik'): Row => ({ nama, nilai, kata });
const tabel = (rows: readonly Row[], total?: string): TabelLaporan =>
  tabelLaporan({
    kode: 'uji',
    judul: 'Uji',
    kolom: [
      kolomNomor,
      { judul: 'Indikator', lebar: 3, isi: ({ nama }) => nama, ...(total && { total: 'Jumlah' }) },
      { judul: 'Nilai', lebar: 1, rata: 'kanan', isi: ({ nilai }) => nilai, ...(total && { total }) },
      { judul: 'Predikat', lebar: 1, isi: ({ kata }) => kata },
    ],
    rows,
    catatan: 'Sumber: uji.',
  });
const pada = (day: number) => `2025-02-0${day}T04:00:00.000Z`;
const marksOf = (now: TabelLaporan, ...lama: TabelLaporan[]) =>
  markTabel(
    now,
    now,
    lama.map((one, at) => ({ pada: pada(at + 1), tabel: one })),
  ).berubah;

it.each([
  ['the same figures', [tabel([row('A', '1')])], undefined],
  ['nothing kept', [], undefined],
  [
    'another figure',
    [tabel([row('A', '2')])],
    { sejak: pada(1), sel: [{ baris: 0, kolom: 2, semula: '2' }] },
  ],
  ['other words', [tabel([row('A', '1', 'Cukup')])], undefined],
  ['a row that was not there', [tabel([row('B', '2')])], undefined],
  ['figures that changed and changed back', [tabel([row('A', '2')]), tabel([row('A', '1')])], undefined],
  [
    'the latest of two',
    [tabel([row('A', '1')]), tabel([row('A', '3')])],
    { sejak: pada(2), sel: [{ baris: 0, kolom: 2, semula: '3' }] },
  ],
])('beside %s', (_, lama, marks) => {
  expect(marksOf(tabel([row('A', '1')]), ...lama)).toEqual(marks);
});

it('the total is the row after the last one', () => {
  expect(marksOf(tabel([row('A', '1')], '9'), tabel([row('A', '1')], '8'))?.sel).toEqual([
    { baris: 1, kolom: 2, semula: '8' },
  ]);
});

it('rows are found wherever they stand, and those of the same words by their order', () => {
  const now = tabel([row('B', '5'), row('A', '1'), row('A', '2')]);
  const before = tabel([row('A', '1'), row('A', '3'), row('B', '4')]);
  expect(marksOf(now, before)?.sel).toEqual([
    { baris: 0, kolom: 2, semula: '4' },
    { baris: 2, kolom: 2, semula: '3' },
  ]);
});

it('a total is compared with one of the same rows alone', () => {
  const whole = tabel([row('A', '1'), row('B', '2')], '3');
  expect(marksOf(whole, tabel([row('B', '2')], '2'))).toBeUndefined();
  const before = tabel([row('B', '2'), row('A', '4')], '6');
  expect(marksOf(whole, before, tabel([row('A', '1')], '1'))?.sel).toEqual([
    { baris: 2, kolom: 2, semula: '6' },
  ]);
});

it('of rows of the same words nothing is known where there were more or fewer of them', () => {
  const now = tabel([row('A', '1'), row('A', '2'), row('B', '5')]);
  expect(marksOf(now, tabel([row('A', '2'), row('B', '4')]))?.sel).toEqual([
    { baris: 2, kolom: 2, semula: '4' },
  ]);
});

it('who is shown another figure than the one that is compared sees no mark', () => {
  const lama = [{ pada: pada(1), tabel: tabel([row('A', '1')]) }];
  expect(markTabel(tabel([row('A', '7')]), tabel([row('A', '2')]), lama).berubah).toBeUndefined();
});

it('in words a mark is the figure with what it was, and the note says since when', () => {
  const marked = markTabel(tabel([row('A', '1')], '9'), tabel([row('A', '1')], '9'), [
    { pada: pada(1), tabel: tabel([row('A', '2')], '8') },
  ]);
  const { baris, total, catatan } = tabelDenganKata(marked);
  expect(baris[0]?.[2]).toBe('1 (semula 2)');
  expect(total?.[2]).toBe('9 (semula 8)');
  expect(catatan).toBe(
    'Sumber: uji. Angka yang ditandai berubah sejak naskahnya ditulis atau diajukan (1 Februari 2025); angka semula di dalam kurung.',
  );
});

it('marks are exactly the figures that differ from the kept table', () => {
  const figures = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom('1', '2', '3'));
  const of = (all: Record<string, string>) =>
    tabel(Object.entries(all).map(([nama, nilai]) => row(nama, nilai)));
  fc.assert(
    fc.property(figures, figures, (lama, kini) => {
      const marks = marksOf(of(kini), of(lama))?.sel ?? [];
      const names = Object.keys(kini);
      expect(marks.map(({ baris, semula }) => [names[baris], semula])).toEqual(
        names.filter((nama) => nama in lama && lama[nama] !== kini[nama]).map((nama) => [nama, lama[nama]]),
      );
    }),
  );
});
