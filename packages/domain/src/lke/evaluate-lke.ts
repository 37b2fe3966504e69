import Fraction from 'fraction.js';
import { type InstrumenLke, sumOf } from './instrumen/instrumen';

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

/** A sub-component with what its answers earn. */
interface Earned extends Pick<Bagian, 'id' | 'bobot' | 'terjawab' | 'kriteria'> {
  readonly jumlah: number;
}

/** Numbers of the machine lie closer to the exact value than this, by far. */
const NEAR = 1e-6;

/**
 * Points of sub-components together, to a hundredth: weight × values in percent ÷ criteria are hundredths already. Only
 * next to a half can the machine's last digit decide, and there fractions do, since 9/11 has no finite decimals.
 */
function nilaiOf(parts: readonly Earned[]): number {
  const hundredths = parts.reduce(
    (sum, { bobot, jumlah, kriteria }) => sum + (bobot * jumlah) / countOf(kriteria),
    0,
  );
  const isClear = Math.abs(hundredths - Math.floor(hundredths) - 0.5) > NEAR;
  return (isClear ? Math.round(hundredths) : exactHundredths(parts)) / 100;
}

/** A sub-component without criteria has no answers either. */
const countOf = (kriteria: number): number => Math.max(1, kriteria);

const exactHundredths = (parts: readonly Earned[]): number =>
  sumOf(parts.map(({ bobot, jumlah, kriteria }) => new Fraction(bobot).mul(jumlah).div(countOf(kriteria))))
    .round()
    .valueOf();

/**
 * Points out of the sums of each sub-component, for many worksheets of one instrument (domain §4). A sub-component that is
 * missing has no answers. Values of answers have two decimals at most, as they are stored.
 */
export const evaluateLke =
  ({ komponen }: Pick<InstrumenLke, 'komponen'>) =>
  (sums: ReadonlyMap<number, JumlahLke>): NilaiLke => {
    const components = komponen.map(({ id, bobot, subKomponen }) => ({
      id,
      bobot,
      parts: subKomponen.map((part): Earned => {
        const { jumlah = 0, terjawab = 0 } = sums.get(part.id) ?? {};
        return {
          id: part.id,
          bobot: part.bobot,
          jumlah: Math.round(jumlah * 100) / 100,
          terjawab,
          kriteria: part.kriteria.length,
        };
      }),
    }));
    const parts = components.map(({ id, bobot, parts }) => ({
      id,
      bobot,
      nilai: nilaiOf(parts),
      ...countsOf(parts),
      subKomponen: parts.map(({ jumlah: _, ...part }, at) => ({
        ...part,
        nilai: nilaiOf(parts.slice(at, at + 1)),
      })),
    }));
    return { komponen: parts, nilai: nilaiOf(components.flatMap(({ parts }) => parts)), ...countsOf(parts) };
  };

const countsOf = (parts: readonly Pick<Bagian, 'terjawab' | 'kriteria'>[]) => ({
  terjawab: parts.reduce((sum, { terjawab }) => sum + terjawab, 0),
  kriteria: parts.reduce((sum, { kriteria }) => sum + kriteria, 0),
});
