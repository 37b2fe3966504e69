import fc from 'fast-check';
import { asalTersendiri, ukuranRapor } from './asal-rapor';

const streams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ asal: index + 1, jumlah: 50 - index, anggaran: index }));

it('the eight largest stand by themselves, by what is measured', () => {
  expect(asalTersendiri(streams(12), 'jumlah')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asalTersendiri(streams(12), 'anggaran')).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
});

it('none stands together alone', () => {
  expect(asalTersendiri(streams(9), 'jumlah')).toHaveLength(9);
  expect(asalTersendiri(streams(10), 'jumlah')).toHaveLength(8);
});

it('adds up the streams of an origin, and of equal ones takes the older', () => {
  const alike = [3, 1, 2, 1].map((asal) => ({ asal, jumlah: 1, anggaran: 0 }));
  expect(asalTersendiri(alike, 'jumlah')).toEqual([1, 2, 3]);
  expect(asalTersendiri(alike, 'anggaran')).toEqual([1, 2, 3]);
});

it('of any streams takes none twice, leaves none alone, and leaves none that is larger than one it takes', () => {
  const stream = fc.record({
    asal: fc.nat({ max: 20 }),
    jumlah: fc.nat({ max: 9 }),
    anggaran: fc.nat({ max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(stream, { maxLength: 60 }), fc.constantFrom(...ukuranRapor), (given, ukuran) => {
      const alone = asalTersendiri(given, ukuran);
      const size = (asal: number) =>
        given.filter((one) => one.asal === asal).reduce((sum, one) => sum + one[ukuran], 0);
      const all = new Set(given.map(({ asal }) => asal));
      const rest = [...all].filter((asal) => !alone.includes(asal));
      expect(new Set(alone).size).toBe(alone.length);
      expect(rest).not.toHaveLength(1);
      expect(rest.length === 0 ? all.size <= 9 : alone.length === 8).toBe(true);
      const smallest = Math.min(...alone.map(size));
      for (const asal of rest) expect(size(asal)).toBeLessThanOrEqual(smallest);
      expect(asalTersendiri(given.toReversed(), ukuran)).toEqual(alone);
    }),
  );
});
