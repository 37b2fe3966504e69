import { diagramConstants } from '../constants/constants';
import { round } from '../numbers/round';
import type { Polaritas } from '../words/polaritas';

/** Words of the comparison with the national or regional value (spec 1 §4). */
export const perbandinganTexts = {
  empty: 'Belum ada data',
  higher: 'Lebih tinggi',
  lower: 'Lebih rendah',
  same: 'Sama',
} as const;

/** Higher is green and lower is red whatever the polarity, as specified (spec 1 §4). */
const tones = { empty: 'neutral', higher: 'green', lower: 'red', same: 'neutral' } as const;

export type PerbandinganResult = keyof typeof perbandinganTexts;

export interface Perbandingan {
  readonly result: PerbandinganResult;
  readonly text: (typeof perbandinganTexts)[PerbandinganResult];
  readonly tone: (typeof tones)[PerbandinganResult];
  /** Distance between the two values, never negative; null without data. */
  readonly selisih: number | null;
}

export interface PerbandinganInput {
  /** Id of the indicator: id 3 has a fixed result. */
  readonly indikatorId: number;
  readonly realisasi: number | null;
  /** National or regional value of the same year. */
  readonly pembanding: number | null;
}

/** Compares a realisation with the national value; indicator id 3 is always 'Lebih rendah' by 1.74 (spec 1 §4). */
export function perbandinganNasional(input: PerbandinganInput): Perbandingan {
  const { indikatorId, realisasi, pembanding } = input;
  const fixed = diagramConstants.fixedComparison;
  if (indikatorId === fixed.indikatorId) return perbandingan('lower', fixed.selisih);
  if (realisasi === null || pembanding === null) return perbandingan('empty', null);
  const difference = realisasi - pembanding;
  const selisih = round(Math.abs(difference), 4);
  if (selisih === 0) return perbandingan('same', 0);
  return perbandingan(difference > 0 ? 'higher' : 'lower', selisih);
}

const good = { maximize: 'higher', minimize: 'lower' } as const;

/**
 * What a comparison means, because its colour and words do not know which way is good: `artinya lebih baik` of less
 * poverty than elsewhere. Null where nothing is higher or lower.
 */
export function perbandinganMeaning(result: PerbandinganResult, polaritas: Polaritas): string | null {
  if (result !== 'higher' && result !== 'lower') return null;
  if (polaritas === 'range') return 'yang dinilai rentangnya';
  return good[polaritas] === result ? 'artinya lebih baik' : 'artinya kurang baik';
}

function perbandingan(result: PerbandinganResult, selisih: number | null): Perbandingan {
  return { result, text: perbandinganTexts[result], tone: tones[result], selisih };
}
