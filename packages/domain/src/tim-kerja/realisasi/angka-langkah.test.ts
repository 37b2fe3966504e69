import {
  type AngkaTriwulan,
  angkaLangkah,
  bolehDilaporkan,
  type LaporanBagian,
  melebihiTarget,
} from './angka-langkah';

const part = (realisasi: number | null, fields: Partial<LaporanBagian> = {}): LaporanBagian => ({
  target: 2,
  realisasi,
  keadaan: 'dikonfirmasi',
  satuan_lain: false,
  ...fields,
});
const waits = (realisasi: number | null = null) =>
  part(realisasi, { keadaan: realisasi === null ? 'belum' : 'diajukan' });
const empty: AngkaTriwulan = { realisasi: null, asal: null };
const typed = (realisasi: number): AngkaTriwulan => ({ realisasi, asal: null });
const carried = (nilai: number, sebelum: number | null = null): AngkaTriwulan => ({
  realisasi: nilai,
  asal: { nilai, sebelum },
});

describe('the figure of a step’s quarter', () => {
  it.each<[string, AngkaTriwulan, LaporanBagian[], number | null, string]>([
    ['stays empty without a confirmed report', empty, [waits(2)], null, 'kosong'],
    ['is the report of the only member', empty, [part(2)], 2, 'belum-masuk'],
    [
      'is the sum of those who were confirmed',
      empty,
      [part(2), part(0.1), part(0.2), waits(5)],
      2.3,
      'belum-masuk',
    ],
    ['is theirs already', carried(2), [part(2)], 2, 'masuk'],
    ['moves with a corrected report', carried(2), [part(3)], 3, 'belum-masuk'],
    ['loses what was sent back', carried(4), [part(2), waits(2)], 2, 'belum-masuk'],
    ['is empty again once all of it was sent back', carried(2), [waits(2)], null, 'kosong'],
    ['replaces what the unit wrote once all reports are there', typed(4), [part(3)], 3, 'belum-masuk'],
    ['does not fall below what the unit wrote before that', typed(4), [part(2), waits()], 4, 'belum-lengkap'],
    ['rises above what the unit wrote at once', typed(1), [part(2), waits()], 2, 'belum-masuk'],
    ['waits for nobody without a target', typed(4), [part(2), { ...waits(), target: 0 }], 2, 'belum-masuk'],
    ['is what the unit wrote when reports go', carried(3, 4), [waits(3)], 4, 'kosong'],
    [
      'is the unit’s own once it was changed by hand',
      { ...carried(3, 4), realisasi: 6 },
      [waits(3)],
      6,
      'kosong',
    ],
    [
      'is said to differ from the reports after that',
      { ...carried(3, 4), realisasi: 6 },
      [part(3)],
      3,
      'belum-masuk',
    ],
    [
      'is not added up over two units of measure',
      typed(4),
      [part(3, { satuan_lain: true })],
      4,
      'satuan-lain',
    ],
    ['is nothing as a report of nothing', empty, [part(0)], 0, 'belum-masuk'],
  ])('%s', (_, now, bagian, realisasi, keadaan) => {
    expect(angkaLangkah(now, bagian)).toMatchObject({ realisasi, keadaan });
  });

  it('keeps what the unit wrote through corrections', () => {
    const first = angkaLangkah(typed(4), [part(3)]);
    const second = angkaLangkah({ realisasi: first.realisasi, asal: first.asal }, [part(5)]);
    expect(second.asal).toEqual({ nilai: 5, sebelum: 4 });
  });
});

it.each<[number | null, boolean]>([
  [null, false],
  [0, false],
  [0.5, true],
])('who has the target %s reports a figure: %s', (target, expected) => {
  expect(bolehDilaporkan({ target })).toBe(expected);
});

it.each<[number | null, number | null, boolean]>([
  [5, 1, true],
  [2, 2, false],
  [1, null, true],
  [null, 2, false],
  [0, null, false],
])('%s of %s is more than was wanted: %s', (realisasi, target, expected) => {
  expect(melebihiTarget({ realisasi, target })).toBe(expected);
});
