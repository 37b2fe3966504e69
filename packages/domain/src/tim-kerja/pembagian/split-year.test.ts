import fc from 'fast-check';
import { jumlahBagian } from './pembagian';
import { masalahTargetAnggota, splitYear } from './split-year';

const QUARTERS = [10, 20, 30, 40];
const check = (
  setahun: readonly (number | null)[],
  triwulan: readonly (number | null)[] = QUARTERS,
  satuan: string | null = null,
) =>
  masalahTargetAnggota(
    triwulan,
    'rumah',
    setahun.map((target) => ({ target, satuan })),
  );
const faults = (...asked: Parameters<typeof check>) => check(...asked).map((pesan) => pesan !== null);

describe('yearly targets of members', () => {
  it.each([
    ['one who carries all', [100], [false]],
    ['several who carry all', [60, 40], [false, false]],
    ['one too little', [60], [true]],
    ['several too little', [60, 30], [true, true]],
    ['too much', [60, 50], [true, true]],
    ['the rest left to who has none', [60, null], [false, false]],
    ['too much beside who has none', [110, null], [true, false]],
    ['nobody has one', [null, null], [false, false]],
    ['decimals without dust', [33.3, 66.7], [false, false]],
    ['nobody at all', [], []],
  ])('%s', (_, setahun, expected) => {
    expect(faults(setahun)).toEqual(expected);
  });

  it('of a step without targets are none or nothing', () => {
    expect(faults([0, null], [null, null, null, null])).toEqual([false, false]);
    expect(faults([1], [null, null, null, null])).toEqual([true]);
  });

  it('counted in another unit are not compared', () => {
    expect(faults([60], QUARTERS, 'jam')).toEqual([false]);
    expect(faults([60], QUARTERS, 'rumah')).toEqual([true]);
  });

  it('say both sums', () => {
    expect(check([60, 30])[0]).toBe(
      'Target anggota berjumlah 90, sedangkan target keempat triwulan langkah ini 100',
    );
  });
});

it('parts by quarter keep both sums', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => value / 10 ** 4);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount, amount, amount), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const setahun = rows.map(jumlahBagian);
        const triwulan = [0, 1, 2, 3].map((tw) => jumlahBagian(rows.map((row) => row[tw] ?? 0)));
        const parts = splitYear(setahun, triwulan);
        expect(parts.map(jumlahBagian)).toEqual(setahun);
        expect([0, 1, 2, 3].map((tw) => jumlahBagian(parts.map((row) => row[tw] ?? 0)))).toEqual(triwulan);
        expect(parts.flat().every((value) => value >= 0)).toBe(true);
      },
    ),
  );
});
