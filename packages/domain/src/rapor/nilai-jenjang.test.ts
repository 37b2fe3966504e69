import fc from 'fast-check';
import {
  type JenjangKinerja,
  jenjangKinerja,
  jenjangKinerjaWords,
  jumlahJenjang,
  nilaiJenjang,
  rankJenjang,
  summarizeJenjang,
} from './nilai-jenjang';

it.each([
  ['ultimate', 100],
  ['intermediate', 90],
  ['immediate', 80],
  ['output', 60],
  [null, null],
] as const)('%s is worth %s', (jenjang, nilai) => {
  expect(nilaiJenjang(jenjang)).toBe(nilai);
});

describe('a unit', () => {
  it.each([
    [[], 0, 0, null],
    [[null, null], 2, 0, null],
    [['ultimate'], 1, 1, 100],
    [['output', null], 2, 1, 60],
    [['ultimate', 'output'], 2, 2, 80],
    [['ultimate', 'intermediate', 'immediate'], 3, 3, 90],
    [['ultimate', 'intermediate', 'output'], 3, 3, 83.33],
    [['immediate', 'immediate', 'output'], 3, 3, 73.33],
  ] as const)(
    'with %j has %d indicators, %d of them classed, and the mean %s',
    (classes, jumlah, dinilai, rata_rata) => {
      expect(summarizeJenjang(classes)).toMatchObject({ jumlah, dinilai, rata_rata });
    },
  );

  const classes = fc.array(fc.constantFrom<(JenjangKinerja | null)[]>(null, ...jenjangKinerja), {
    maxLength: 40,
  });

  it('counts every indicator once, and its mean lies between its lowest and highest class', () => {
    fc.assert(
      fc.property(classes, (given) => {
        const { jumlah, dinilai, rata_rata, kelas } = summarizeJenjang(given);
        const missing = given.filter((one) => one === null).length;
        expect(dinilai + missing).toBe(jumlah);
        expect(Object.values(kelas).reduce((sum, count) => sum + count, 0)).toBe(dinilai);
        const points = given.flatMap((one) => (one === null ? [] : [jenjangKinerjaWords[one].nilai]));
        if (points.length === 0) expect(rata_rata).toBeNull();
        else {
          expect(rata_rata).toBeGreaterThanOrEqual(Math.min(...points));
          expect(rata_rata).toBeLessThanOrEqual(Math.max(...points));
        }
      }),
    );
  });

  it('has the same mean in whatever order its indicators stand, and a better class never lowers it', () => {
    fc.assert(
      fc.property(classes, fc.nat(), (given, seed) => {
        const { rata_rata } = summarizeJenjang(given);
        expect(summarizeJenjang([...given].reverse()).rata_rata).toBe(rata_rata);
        const at = given.length === 0 ? -1 : seed % given.length;
        if (at >= 0 && given[at] !== null && rata_rata !== null) {
          expect(summarizeJenjang(given.with(at, 'ultimate')).rata_rata).toBeGreaterThanOrEqual(rata_rata);
        }
      }),
    );
  });
});

it('several units together are as one unit with all their indicators', () => {
  const one = fc.array(fc.constantFrom<(JenjangKinerja | null)[]>(null, ...jenjangKinerja), { maxLength: 9 });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 9 }), (units) => {
      expect(jumlahJenjang(units.map(summarizeJenjang))).toEqual(summarizeJenjang(units.flat()));
    }),
  );
});

describe('the recap', () => {
  const unit = (nama: string, rata_rata: number | null) => ({ nama, rata_rata });
  const line = ({ peringkat, nama }: { peringkat: number | null; nama: string }) => `${peringkat} ${nama}`;

  it('has the highest mean first, shares places and puts units without a class last', () => {
    const units = [unit('A', null), unit('B', 80), unit('C', 95), unit('D', 80), unit('E', 60)];
    expect(rankJenjang(units).map(line)).toEqual(['1 C', '2 B', '2 D', '4 E', 'null A']);
  });

  it('loses no unit and never puts a lower mean above a higher one', () => {
    const means = fc.array(fc.option(fc.constantFrom(60, 73.33, 80, 90, 100)), { maxLength: 60 });
    fc.assert(
      fc.property(means, (given) => {
        const units = rankJenjang(given.map((mean, at) => unit(String(at), mean)));
        expect(new Set(units.map(({ nama }) => nama)).size).toBe(given.length);
        for (const [at, { rata_rata, peringkat }] of units.entries()) {
          const above = given.filter((mean) => mean !== null && rata_rata !== null && mean > rata_rata);
          expect(peringkat).toBe(rata_rata === null ? null : above.length + 1);
          expect(units.slice(at + 1).every((next) => (next.rata_rata ?? -1) <= (rata_rata ?? -1))).toBe(true);
        }
      }),
    );
  });
});
