// The cells of a report worked out a second time, in whole numbers, with none of the product's own arithmetic.

const SCALE = 10_000;
export const whole = (value: number) => BigInt(Math.round(value * SCALE));
/** A ratio in percent to a hundredth, half away from zero. */
export function percent(part: bigint, of: bigint): number {
  const [a, b] = of < 0n ? [-part, -of] : [part, of];
  const hundredths = ((a < 0n ? -a : a) * 20_000n + b) / (2n * b);
  return (Number(hundredths) / 100) * (a < 0n ? -1 : 1);
}
export const digits = (value: number, most: number) =>
  new Intl.NumberFormat('id-ID', { maximumFractionDigits: most }).format(value);
export const measure = (value: number | null) => (value === null ? '-' : digits(value, 4));
export const percentage = (value: number | null) => (value === null ? '-' : `${digits(value, 2)}%`);
export const money = (value: number | null) => (value === null ? '-' : `Rp ${digits(value, 0)}`);

interface Measured {
  readonly polaritas: string;
  readonly range_min: number | null;
  readonly range_max: number | null;
}
export function achieved(row: Measured, target: number | null, realisasi: number | null): number | null {
  if (realisasi === null) return null;
  const done = whole(realisasi);
  if (row.polaritas === 'range') {
    const [low, high] = [whole(row.range_min ?? 0), whole(row.range_max ?? 0)];
    if (done < low) return low > 0n ? Math.max(0, percent(done, low)) : 0;
    if (done > high) return high > 0n ? Math.max(0, percent(2n * high - done, high)) : 0;
    return 100;
  }
  if (target === null) return null;
  const planned = whole(target);
  if (planned === 0n) return (row.polaritas === 'minimize' ? done <= 0n : done > 0n) ? 100 : 0;
  if (row.polaritas === 'minimize') return Math.max(0, percent(2n * planned - done, planned));
  return percent(done, planned);
}
export const promised = (row: Measured, target: number | null) =>
  row.polaritas === 'range' ? `${measure(row.range_min)}–${measure(row.range_max)}` : measure(target);
function predikat(capaian: number | null): string {
  if (capaian === null) return '-';
  const step = [90, 75, 65, 50].findIndex((bound) => capaian > bound);
  return ['Sangat Baik', 'Baik', 'Cukup', 'Kurang'][step] ?? 'Sangat Kurang';
}
const better: Readonly<Record<string, number>> = { maximize: 1, minimize: -1 };
function comparison(polaritas: string, realisasi: number | null, other: number | null): string {
  if (realisasi === null || other === null) return 'Belum ada data';
  const distance = whole(realisasi) - whole(other);
  if (distance === 0n) return 'Sama';
  const sign = distance > 0n ? 1 : -1;
  const meaning =
    polaritas === 'range'
      ? 'Dinilai dari rentangnya'
      : `${better[polaritas] === sign ? 'Lebih' : 'Kurang'} baik`;
  return `${meaning}: Lebih ${sign > 0 ? 'tinggi' : 'rendah'} ${measure((Number(distance) * sign) / SCALE)}`;
}
export const sumOf = (values: readonly (number | null)[]) =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0) / 100;

type Year = 1 | 2 | 3 | 4 | 5;
type Figures = { readonly [name in `${'target' | 'realisasi' | 'rata_nasional'}_${Year}`]?: number | null };

/** An indicator as its row has it. */
export type RawIku = Measured &
  Figures & {
    readonly indikator: string;
    readonly satuan: string | null;
    readonly baseline: number | null;
    readonly label_pembanding: string;
    /** Number of the regency's indicator, of which the third is compared by a fixed word (spec 1 §4). */
    readonly nomor?: number;
  };

/** The rows of an indicator in analyses 1 to 4, of the year at this place of the period. */
export function compared(goal: RawIku, at: Year): string[][] {
  const [target, realisasi] = [goal[`target_${at}`] ?? null, goal[`realisasi_${at}`] ?? null];
  const before = (at === 1 ? goal.baseline : goal[`realisasi_${(at - 1) as Year}`]) ?? null;
  const grown =
    realisasi === null || !before ? null : percent(whole(realisasi) - whole(before), whole(Math.abs(before)));
  const head = [goal.indikator, goal.satuan ?? '-'];
  const capaian = achieved(goal, target, realisasi);
  const [last, other] = [goal.target_5 ?? null, goal[`rata_nasional_${at}`] ?? null];
  const word =
    goal.nomor === 3 ? comparison(goal.polaritas, 0, 1.74) : comparison(goal.polaritas, realisasi, other);
  return [
    [...head, promised(goal, target), measure(realisasi), percentage(capaian), predikat(capaian)],
    [...head, measure(before), measure(realisasi), percentage(grown)],
    [...head, measure(realisasi), promised(goal, last), percentage(achieved(goal, last, realisasi))],
    [
      ...head,
      measure(realisasi),
      other === null ? '-' : `Rata-rata ${goal.label_pembanding} ${measure(other)}`,
      word,
    ],
  ];
}

/** The row of a goal in analysis 6 with why nothing was saved, and the money in it. */
export function savings(
  indikator: string,
  capaian: number | null,
  pagu: number | null,
  spent: number | null,
) {
  const reached = capaian !== null && capaian >= 100;
  const counts = reached && pagu !== null && pagu > 0 && spent !== null;
  const hemat = counts ? Math.max(0, pagu - spent) : null;
  const why = [
    [capaian === null, 'Tidak dihitung: capaian belum ada.'],
    [!reached, 'Tidak dihitung: target belum tercapai.'],
    [(pagu ?? 0) <= 0, 'Tidak dihitung: belum ada anggaran program di bawahnya.'],
    [spent === null, 'Tidak dihitung: realisasi anggaran belum diisi.'],
    [(spent ?? 0) > (pagu ?? 0), 'Target tercapai, tetapi belanja melebihi anggaran.'],
    [true, 'Target tercapai.'],
  ] as const;
  const cells = [
    indikator,
    percentage(capaian),
    money(pagu),
    money(spent),
    hemat === null ? '-' : savedOf(hemat, pagu ?? 0),
    why.find(([holds]) => holds)?.[1] ?? '',
  ];
  return { cells, pagu, spent, hemat };
}
export const savedOf = (amount: number, of: number) =>
  `${money(amount)} (${percentage(percent(whole(amount), whole(of)))})`;

/** Texts that stand in one cell, in whatever order; a dash for none. */
export const texts = (found: readonly (string | null)[]): string => {
  const all = [...new Set(found.flatMap((text) => (text?.trim() ? [text] : [])))];
  return all.length === 0 ? '-' : inOrder(all.join('; '));
};
/** A cell of several texts with its parts in one order. */
export const inOrder = (cell: string) => cell.split('; ').toSorted().join('; ');
