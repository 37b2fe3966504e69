import { MEASURE_DIGITS, round } from '../../numbers/round';
import { allTriwulan, type Triwulan } from '../../words/triwulan';

/** How far what a member reports of a quarter has come. */
export const keadaanRealisasi = ['belum', 'diajukan', 'dikembalikan', 'dikonfirmasi'] as const;
export type KeadaanRealisasi = (typeof keadaanRealisasi)[number];

export const keadaanRealisasiWords: Readonly<Record<KeadaanRealisasi, string>> = {
  belum: 'Belum diisi',
  diajukan: 'Menunggu jawaban',
  dikembalikan: 'Dikembalikan',
  dikonfirmasi: 'Dikonfirmasi',
};

/** What was said last of a quarter, and of which figure. */
export interface Jawaban {
  readonly keadaan: Exclude<KeadaanRealisasi, 'belum'>;
  readonly nilai: number | null;
}

/**
 * State of a member's quarter. An answer speaks of the figure that it was given to: one that was changed since, wherever
 * it was, waits for an answer again (decision 31).
 */
export function keadaanRealisasiOf(realisasi: number | null, jawaban: Jawaban | null): KeadaanRealisasi {
  if (jawaban !== null && jawaban.nilai === realisasi && jawaban.keadaan !== 'diajukan')
    return jawaban.keadaan;
  return realisasi === null ? 'belum' : 'diajukan';
}

type PerTriwulan = readonly (number | null)[];

const total = (values: PerTriwulan) =>
  values.reduce<number>((sum, value) => round(sum + (value ?? 0), MEASURE_DIGITS), 0);

/**
 * Whether somebody is behind: the quarters that are over reached less than was planned up to their end.
 *
 * @param over quarters of the year that have ended, 0 to 4
 */
export const tertinggal = (target: PerTriwulan, realisasi: PerTriwulan, over: 0 | Triwulan): boolean =>
  total(realisasi.slice(0, over)) < total(target.slice(0, over));

/**
 * Quarters that keep somebody behind: those that are over and fell short of their own target, as long as he did not catch
 * up in another one that is over. None for who is not behind.
 */
export const triwulanTertinggal = (
  target: PerTriwulan,
  realisasi: PerTriwulan,
  over: 0 | Triwulan,
): Triwulan[] =>
  tertinggal(target, realisasi, over)
    ? allTriwulan.filter((tw) => tw <= over && (realisasi[tw - 1] ?? 0) < (target[tw - 1] ?? 0))
    : [];
