import Fraction from 'fraction.js';
import { bobotKriteria, type InstrumenLke, sumOf } from './instrumen';

/** Answers by the criterion's id; a criterion that is missing has none. */
export type JawabanLke = ReadonlyMap<number, string>;

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

const HUNDREDTHS = 2;
const rounded = (points: Fraction): number => points.round(HUNDREDTHS).valueOf();

/**
 * Points of a worksheet: of each criterion its answer's share of its weight; without an answer none (domain §4). The
 * arithmetic is exact, so that the best answers everywhere give exactly 100.
 */
export function nilaiLke({ skala, komponen }: InstrumenLke, jawaban: JawabanLke): NilaiLke {
  const shares = new Map(skala.map(({ kode, nilai }) => [kode, new Fraction(nilai).div(100)]));
  const shareOf = (id: number) => shares.get(jawaban.get(id) ?? '');

  const components = komponen.map((component) => {
    const parts = component.subKomponen.map((part) => {
      const given = part.kriteria.flatMap(({ id }) => shareOf(id) ?? []);
      return {
        id: part.id,
        bobot: part.bobot,
        exact: bobotKriteria(part).mul(sumOf(given)),
        terjawab: given.length,
        kriteria: part.kriteria.length,
      };
    });
    return {
      id: component.id,
      bobot: component.bobot,
      exact: sumOf(parts.map(({ exact }) => exact)),
      terjawab: parts.reduce((sum, { terjawab }) => sum + terjawab, 0),
      kriteria: parts.reduce((sum, { kriteria }) => sum + kriteria, 0),
      parts,
    };
  });

  return {
    komponen: components.map(({ exact, parts, ...component }) => ({
      ...component,
      nilai: rounded(exact),
      subKomponen: parts.map(({ exact: points, ...part }) => ({ ...part, nilai: rounded(points) })),
    })),
    nilai: rounded(sumOf(components.map(({ exact }) => exact))),
    terjawab: components.reduce((sum, { terjawab }) => sum + terjawab, 0),
    kriteria: components.reduce((sum, { kriteria }) => sum + kriteria, 0),
  };
}
