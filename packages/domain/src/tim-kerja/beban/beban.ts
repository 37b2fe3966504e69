import { MEASURE_DIGITS, round } from '../../numbers/round';
import { jumlahBagian } from '../pembagian/pembagian';

/** How much somebody carries in a quarter, measured against his unit. */
export const panasBeban = ['kosong', 'ringan', 'wajar', 'berat', 'berlebih'] as const;
export type PanasBeban = (typeof panasBeban)[number];

/** Up to which share of the unit's mean a load is light, fair, heavy; above the last it is too much (decision 92). */
const BATAS_RINGAN = 0.5;
const BATAS_WAJAR = 1.25;
const BATAS_BERAT = 1.75;
/** Nobody carries too much who has no more than the work of one whole step. */
const BOBOT_SATU_LANGKAH = 1;

type Bagian = readonly (number | null)[];

/**
 * Weights of those who carry a step in a quarter, in their order: each one's share of the step's target there. What of
 * it was not given out yet counts for all of them alike, so that the weights of a step add up to 1; 0 for all while the
 * step has no target in the quarter.
 */
export function bobotBagian(target: number | null, bagian: Bagian): readonly number[] {
  const whole = target ?? 0;
  if (whole <= 0) return bagian.map(() => 0);
  const given = jumlahBagian(bagian.map((part) => part ?? 0));
  const rest = Math.max(whole - given, 0) / bagian.length;
  return bagian.map((part) => ((part ?? 0) + rest) / Math.max(whole, given));
}

/** What somebody carries in a quarter. */
export interface BebanTriwulan {
  /** Steps that he has a share of. */
  readonly jumlah: number;
  /** His shares together: 1 is the work of one whole step. */
  readonly bobot: number;
}

/** The load that these weights of one person make. */
export const bebanTriwulan = (bobot: readonly number[]): BebanTriwulan => ({
  jumlah: bobot.filter((one) => one > 0).length,
  bobot: round(
    bobot.reduce((sum, one) => sum + one, 0),
    MEASURE_DIGITS,
  ),
});

/** Mean weight of those who carry anything; 0 where nobody does. */
export function rataBeban(bobot: readonly number[]): number {
  const carried = bobot.filter((one) => one > 0);
  if (carried.length === 0) return 0;
  return round(carried.reduce((sum, one) => sum + one, 0) / carried.length, MEASURE_DIGITS);
}

/** The warmth of a load beside the mean of its unit and quarter. */
export function panasBebanOf(bobot: number, rata: number): PanasBeban {
  if (bobot <= 0) return 'kosong';
  if (rata <= 0) return 'wajar';
  const share = bobot / rata;
  if (share < BATAS_RINGAN) return 'ringan';
  if (share <= BATAS_WAJAR) return 'wajar';
  return share <= BATAS_BERAT || bobot <= BOBOT_SATU_LANGKAH ? 'berat' : 'berlebih';
}
