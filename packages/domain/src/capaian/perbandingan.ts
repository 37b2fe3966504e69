import type { Polaritas } from '../codes/perencanaan';
import { diagramConstants } from '../constants/constants';
import { formatMeasure } from '../numbers/format-number';
import { round } from '../numbers/round';

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
  /** Id of the indicator: id 3 has a fixed result; null: a row of another kind. */
  readonly indikatorId: number | null;
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

/** What a comparison means, as a verdict says it. */
export const artiPerbandinganTexts = {
  better: 'Lebih baik',
  worse: 'Kurang baik',
  range: 'Dinilai dari rentangnya',
} as const;

/** A verdict has the colour of its meaning: good news is green whichever way it goes (decision 136). */
const artiTones = { better: 'green', worse: 'red', range: 'neutral' } as const;

export interface ArtiPerbandingan {
  readonly arti: keyof typeof artiPerbandinganTexts;
  readonly text: (typeof artiPerbandinganTexts)[keyof typeof artiPerbandinganTexts];
  readonly tone: (typeof artiTones)[keyof typeof artiTones];
}

const good = { maximize: 'higher', minimize: 'lower' } as const;

/**
 * The verdict about a comparison, because its specified words and colour do not know which way is good: less poverty than
 * elsewhere is better. It stands before them. Null where nothing is higher or lower.
 */
export function artiPerbandingan(result: PerbandinganResult, polaritas: Polaritas): ArtiPerbandingan | null {
  if (result !== 'higher' && result !== 'lower') return null;
  const arti = polaritas === 'range' ? 'range' : good[polaritas] === result ? 'better' : 'worse';
  return { arti, text: artiPerbandinganTexts[arti], tone: artiTones[arti] };
}

/** The verdict inside a sentence, after the comparison: `artinya lebih baik`. Null where there is none. */
export function perbandinganMeaning(result: PerbandinganResult, polaritas: Polaritas): string | null {
  const verdict = artiPerbandingan(result, polaritas);
  if (verdict === null) return null;
  return verdict.arti === 'range' ? 'yang dinilai rentangnya' : `artinya ${verdict.text.toLowerCase()}`;
}

/** A comparison with its verdict. */
export interface PerbandinganIku extends Perbandingan {
  readonly arti: ArtiPerbandingan | null;
}

/** Compares the realisation of a key indicator with the national value, and says what that means. */
export function perbandinganIku({
  polaritas,
  ...input
}: PerbandinganInput & { readonly polaritas: Polaritas }): PerbandinganIku {
  const found = perbandinganNasional(input);
  return { ...found, arti: artiPerbandingan(found.result, polaritas) };
}

/** The specified words of a comparison with the distance, as its label says them: `Lebih rendah 1,74`. */
export const perbandinganLabel = ({ text, selisih }: Perbandingan): string =>
  selisih ? `${text} ${formatMeasure(selisih)}` : text;

/** A comparison in one line, the verdict first: `Lebih baik: Lebih rendah 1,74`. */
export const perbandinganLine = (found: PerbandinganIku): string =>
  found.arti === null ? perbandinganLabel(found) : `${found.arti.text}: ${perbandinganLabel(found)}`;

function perbandingan(result: PerbandinganResult, selisih: number | null): Perbandingan {
  return { result, text: perbandinganTexts[result], tone: tones[result], selisih };
}
