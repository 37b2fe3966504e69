import fc from 'fast-check';
import Fraction from 'fraction.js';
import { bobotKriteria, cacatInstrumen, type InstrumenLke, sumOf } from './instrumen/instrumen';
import { instrumen, semuaKriteria } from './instrumen/instrumen.fixture';
import { nilaiLke } from './nilai-lke';

const everywhere = (kode: string) => new Map(semuaKriteria.map((id) => [id, kode]));
const kodes = instrumen.skala.map(({ kode }) => kode);
const answers = fc
  .array(fc.constantFrom(...kodes, undefined), {
    minLength: semuaKriteria.length,
    maxLength: semuaKriteria.length,
  })
  .map(
    (given) =>
      new Map(
        semuaKriteria.flatMap((id, at) => {
          const kode = given[at];
          return kode === undefined ? [] : [[id, kode] as const];
        }),
      ),
  );

describe('the instrument of the regulation', () => {
  it('has 80 criteria whose weights add up to exactly 100', () => {
    expect(semuaKriteria).toHaveLength(80);
    expect(cacatInstrumen(instrumen)).toEqual([]);
    const weights = instrumen.komponen.flatMap(({ subKomponen }) =>
      subKomponen.flatMap((part) => part.kriteria.map(() => bobotKriteria(part))),
    );
    expect(sumOf(weights).toFraction()).toBe('100');
    expect(weights.map((weight) => weight.toFraction())).toContain('9/11');
  });

  it('gives 100 for the best answers everywhere, 0 for the worst and for none', () => {
    expect(nilaiLke(instrumen, everywhere('AA'))).toMatchObject({ nilai: 100, terjawab: 80, kriteria: 80 });
    expect(nilaiLke(instrumen, everywhere('E'))).toMatchObject({ nilai: 0, terjawab: 80 });
    expect(nilaiLke(instrumen, new Map())).toMatchObject({ nilai: 0, terjawab: 0 });
  });

  it.each([
    ['A', 90],
    ['BB', 80],
    ['D', 30],
  ])('gives for %s everywhere its value', (kode, nilai) => {
    expect(nilaiLke(instrumen, everywhere(kode)).nilai).toBe(nilai);
  });
});

describe('points', () => {
  it('are those of one criterion alone where only it is answered', () => {
    const part = instrumen.komponen[0]?.subKomponen[1];
    const id = part?.kriteria[0]?.id ?? 0;
    expect(nilaiLke(instrumen, new Map([[id, 'AA']])).nilai).toBe(0.82);
    expect(nilaiLke(instrumen, new Map([[id, 'C']])).nilai).toBe(0.41);
  });

  it('lie between 0 and the weight, and grow with a better answer', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...semuaKriteria), (given, id) => {
        const { nilai, komponen } = nilaiLke(instrumen, given);
        expect(nilai).toBeGreaterThanOrEqual(0);
        expect(nilai).toBeLessThanOrEqual(100);
        for (const part of komponen) expect(part.nilai).toBeLessThanOrEqual(part.bobot);
        expect(nilaiLke(instrumen, new Map([...given, [id, 'AA']])).nilai).toBeGreaterThanOrEqual(nilai);
      }),
      { numRuns: 60 },
    );
  });

  it('of the whole are its parts added up, but for the rounding of each part', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { nilai, komponen } = nilaiLke(instrumen, given);
        const parts = komponen.reduce((sum, part) => sum + part.nilai, 0);
        expect(Math.abs(nilai - parts)).toBeLessThanOrEqual(0.005 * (komponen.length + 1));
      }),
      { numRuns: 60 },
    );
  });
});

/** Thousandths that a whole falls into: as many parts as asked for, none empty, their sum the whole. */
const shared = (whole: number, parts: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: Math.max(1, whole - 1) }), {
      minLength: parts - 1,
      maxLength: parts - 1,
    })
    .map((cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), whole];
      return edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
    });
const numberOf = (most: number) => fc.integer({ min: 1, max: most });

/** Any instrument that may be used: weights to a thousandth, as they are stored, and any number of criteria. */
const instruments: fc.Arbitrary<InstrumenLke> = numberOf(6)
  .chain((components) => shared(100_000, components))
  .chain((weights) =>
    fc.tuple(
      ...weights.map((weight) =>
        numberOf(Math.min(5, weight))
          .chain((count) => shared(weight, count))
          .chain((parts) => fc.tuple(...parts.map((part) => fc.tuple(fc.constant(part), numberOf(30)))))
          .map((parts) => ({ weight, parts })),
      ),
    ),
  )
  .map((komponen) => ({
    skala: instrumen.skala,
    komponen: komponen.map(({ weight, parts }, component) => ({
      id: component,
      bobot: weight / 1000,
      subKomponen: parts.map(([part, count], at) => {
        const id = component * 10 + at;
        return {
          id,
          bobot: part / 1000,
          kriteria: Array.from({ length: count }, (_, nth) => ({ id: id * 100 + nth })),
        };
      }),
    })),
  }));
const partsOf = ({ komponen }: InstrumenLke) => komponen.flatMap(({ subKomponen }) => subKomponen);
const allOf = (given: InstrumenLke, kode: string) =>
  new Map(partsOf(given).flatMap(({ kriteria }) => kriteria.map(({ id }) => [id, kode] as const)));

describe('whatever the instrument, as long as its sums are right', () => {
  const holds = (law: (given: InstrumenLke) => void) =>
    fc.assert(fc.property(instruments, law), { numRuns: 300 });

  it('its criteria’s weights add up to exactly 100, and to their sub-component, 9/11 and 15/14 among them', () => {
    holds((given) => {
      expect(cacatInstrumen(given)).toEqual([]);
      const weights = partsOf(given).map((part) => part.kriteria.map(() => bobotKriteria(part)));
      partsOf(given).forEach(({ bobot }, at) => {
        expect(sumOf(weights[at] ?? []).equals(bobot)).toBe(true);
      });
      expect(sumOf(weights.flat()).toFraction()).toBe('100');
    });
    const own = (bobot: number, count: number) =>
      bobotKriteria({ id: 1, bobot, kriteria: Array.from({ length: count }, (_, id) => ({ id })) });
    expect([own(9, 11), own(7.5, 7)].map((weight) => weight.toFraction())).toEqual(['9/11', '15/14']);
  });

  it('AA everywhere gives exactly 100 and every part its whole weight, E everywhere nothing', () => {
    holds((given) => {
      const { nilai, komponen } = nilaiLke(given, allOf(given, 'AA'));
      expect(nilai).toBe(100);
      for (const part of komponen) expect(part.nilai).toBe(new Fraction(part.bobot).round(2).valueOf());
      expect(nilaiLke(given, allOf(given, 'E')).nilai).toBe(0);
    });
  });

  it('one answer everywhere gives its own value, however the weights are spread', () => {
    holds((given) => {
      for (const { kode, nilai } of given.skala) {
        expect(nilaiLke(given, allOf(given, kode)).nilai).toBe(nilai);
      }
    });
  });

  it('one criterion less than the best is less than 100 by its weight', () => {
    holds((given) => {
      const [part] = partsOf(given);
      if (part === undefined) return;
      const answers = allOf(given, 'AA');
      answers.delete(part.kriteria[0]?.id ?? -1);
      const lost = bobotKriteria(part).valueOf();
      expect(Math.abs(nilaiLke(given, answers).nilai - (100 - lost))).toBeLessThanOrEqual(0.005 + 1e-9);
    });
  });
});

describe('an instrument that was changed', () => {
  const changed = (change: Partial<InstrumenLke>) =>
    cacatInstrumen({ ...instrumen, ...change }).map(({ bagian, id, pesan }) => [bagian, id, pesan]);
  const [first, ...others] = instrumen.komponen;
  if (first === undefined) throw new Error('no component');

  it('says where weights do not add up', () => {
    expect(changed({ komponen: [{ ...first, bobot: 25 }, ...others] })).toEqual([
      ['instrumen', null, 'Jumlah bobot komponen 95, seharusnya 100'],
      ['komponen', 1, 'Jumlah bobot sub-komponen 30, seharusnya 25'],
    ]);
  });

  it('says where a sub-component has no criterion', () => {
    const [part, ...parts] = first.subKomponen;
    if (part === undefined) throw new Error('no part');
    const emptied = { ...first, subKomponen: [{ ...part, kriteria: [] }, ...parts] };
    expect(changed({ komponen: [emptied, ...others] })).toEqual([
      ['sub-komponen', part.id, 'Belum ada kriteria di bawahnya'],
    ]);
  });

  it.each([
    ['the simplified one with four answers', [100, 66, 33, 0], []],
    ['yes or no', [100, 0], []],
    ['one without a zero', [100, 50], ['Harus ada jawaban yang bernilai 0']],
    ['one without a best', [90, 0], ['Jawaban tertinggi harus bernilai 100']],
    ['one with equals', [100, 50, 50, 0], ['Dua jawaban bernilai sama']],
  ])('takes or refuses a scale: %s', (_name, values, faults) => {
    const skala = values.map((nilai, at) => ({ kode: `J${at}`, nilai }));
    expect(changed({ skala }).map(([, , pesan]) => pesan)).toEqual(faults);
  });
});
