import type { InstrumenLke } from './instrumen';

interface Bagian {
  readonly id: number;
  /** Points that can be reached. */
  readonly bobot: number;
  /** Points that were reached, two decimals. */
  readonly nilai: number;
  readonly terjawab: number;
  readonly kriteria: number;
}

/** Points of a worksheet, rounded once, at the end: a total may differ from the sum of its rounded parts by a hundredth. */
export interface NilaiLke {
  readonly komponen: readonly (Bagian & { readonly subKomponen: readonly Bagian[] })[];
  /** Points out of 100, two decimals; the predicate follows this figure, so that the two never contradict each other. */
  readonly nilai: number;
  readonly terjawab: number;
  readonly kriteria: number;
}

/** What the answers of a sub-component earn together. */
export interface JumlahLke {
  /** Their values added up, in percent of a criterion's weight. */
  readonly jumlah: number;
  readonly terjawab: number;
}

/** Weights have three decimals at most, values two; percents are hundredths once more. */
const WEIGHT = 1000;
const VALUE = 100;
const UNITS = BigInt(WEIGHT * VALUE * 100);
const HUNDREDTHS = 100n;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const commonMultiple = (counts: readonly bigint[]): bigint =>
  counts.reduce((product, count) => (product / gcd(product, count)) * count, 1n);

const countOf = (kriteria: readonly unknown[]): bigint => BigInt(Math.max(1, kriteria.length));

/**
 * Points out of the sums of each sub-component, for many worksheets of one instrument: exact integers over the common
 * multiple of its numbers of criteria, since 9/11 has no finite decimals (domain §4). A sub-component that is missing
 * has no answers. Weights are read to three decimals, values to two, as they are stored.
 */
export function hitungLke({ komponen }: Pick<InstrumenLke, 'komponen'>) {
  const whole = commonMultiple(
    komponen.flatMap(({ subKomponen }) => subKomponen.map(({ kriteria }) => countOf(kriteria))),
  );
  const divisor = UNITS * whole;
  const rounded = (points: bigint) =>
    Number((2n * points * HUNDREDTHS + divisor) / (2n * divisor)) / Number(HUNDREDTHS);
  const components = komponen.map(({ id, bobot, subKomponen }) => ({
    id,
    bobot,
    parts: subKomponen.map((part) => ({
      id: part.id,
      bobot: part.bobot,
      kriteria: part.kriteria.length,
      factor: BigInt(Math.round(part.bobot * WEIGHT)) * (whole / countOf(part.kriteria)),
    })),
  }));

  return (sums: ReadonlyMap<number, JumlahLke>): NilaiLke => {
    let points = 0n;
    const parts = components.map(({ id, bobot, parts }) => {
      let own = 0n;
      const subKomponen = parts.map(({ factor, ...part }) => {
        const { jumlah = 0, terjawab = 0 } = sums.get(part.id) ?? {};
        const exact = factor * BigInt(Math.round(jumlah * VALUE));
        own += exact;
        return { ...part, nilai: rounded(exact), terjawab };
      });
      points += own;
      return { id, bobot, nilai: rounded(own), ...countsOf(subKomponen), subKomponen };
    });
    return { komponen: parts, nilai: rounded(points), ...countsOf(parts) };
  };
}

const countsOf = (parts: readonly Pick<Bagian, 'terjawab' | 'kriteria'>[]) => ({
  terjawab: parts.reduce((sum, { terjawab }) => sum + terjawab, 0),
  kriteria: parts.reduce((sum, { kriteria }) => sum + kriteria, 0),
});
