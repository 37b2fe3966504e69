import fc from 'fast-check';
import Fraction from 'fraction.js';
import { evaluateLke } from './evaluate-lke';
import { bobotKriteria, sumOf } from './instrumen/instrumen';
import { instrumen } from './instrumen/instrumen.fixture';

const parts = instrumen.komponen.flatMap(({ subKomponen }) => subKomponen);
const hitung = evaluateLke(instrumen);

it('is what fractions say, whatever the sums', () => {
  const sums = fc.tuple(
    ...parts.map(({ kriteria }) => fc.integer({ min: 0, max: kriteria.length * 10_000 })),
  );
  fc.assert(
    fc.property(sums, (given) => {
      const jumlah = new Map(
        parts.map(({ id }, at) => [id, { jumlah: (given[at] ?? 0) / 100, terjawab: 1 }]),
      );
      const exact = sumOf(
        parts.map((part, at) => bobotKriteria(part).mul(new Fraction(given[at] ?? 0, 10_000))),
      );
      expect(hitung(jumlah).nilai).toBe(exact.round(2).valueOf());
    }),
    { numRuns: 200 },
  );
});

it('a hand-made worksheet: 1.a half of 6, 1.b eight of eleven at 90 %', () => {
  const [a, b] = parts;
  const { nilai, komponen, terjawab } = hitung(
    new Map([
      [a?.id ?? 0, { jumlah: 300, terjawab: 3 }],
      [b?.id ?? 0, { jumlah: 720, terjawab: 8 }],
    ]),
  );
  // 6 × 3/6 + 9 × 7.2/11 = 3 + 5.890909…
  expect(komponen[0]?.subKomponen.map((part) => part.nilai)).toEqual([3, 5.89, 0]);
  expect({ nilai, terjawab }).toEqual({ nilai: 8.89, terjawab: 11 });
});

it('a half is rounded up where only exact arithmetic tells it from less', () => {
  const one = (bobot: number, count: number) => ({
    komponen: [
      {
        id: 1,
        bobot,
        subKomponen: [{ id: 1, bobot, kriteria: Array.from({ length: count }, (_, id) => ({ id })) }],
      },
    ],
  });
  // 1.005 points: 1.005 × 100 is 100.49999999999999 in the machine.
  expect(evaluateLke(one(1.005, 1))(new Map([[1, { jumlah: 100, terjawab: 1 }]])).nilai).toBe(1.01);
  expect(evaluateLke(one(4.5, 9))(new Map([[1, { jumlah: 0.33, terjawab: 1 }]])).nilai).toBe(0);
  expect(evaluateLke(one(9, 11))(new Map([[1, { jumlah: 5.5, terjawab: 1 }]])).nilai).toBe(0.05);
});
