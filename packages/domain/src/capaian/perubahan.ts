import { formatMeasure, formatPercent } from '../numbers/format-number';
import { MEASURE_DIGITS, round } from '../numbers/round';
import { isPersen } from './measure';
import { pertumbuhan } from './pertumbuhan';

/** Where a realisation went since the year before. */
export interface Perubahan {
  readonly direction: 'up' | 'down' | 'same';
  /** How far: `0,33 poin persen` of a percentage, `4,33%` of everything else. */
  readonly text: string;
}

/** The smallest growth that two decimals can tell. */
const LEAST = 0.01;

/**
 * A change as people read it. A percentage that goes from 7,62 to 7,29 falls by 0,33 percentage points; "4,33%" beside
 * it would be read as such points. Null when a value is missing, or a growth has nothing to grow from (domain §3).
 */
export function perubahanOf(
  realisasi: number | null,
  sebelumnya: number | null,
  satuan: string | null,
): Perubahan | null {
  if (realisasi === null || sebelumnya === null) return null;
  const difference = round(realisasi - sebelumnya, MEASURE_DIGITS);
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  if (isPersen(satuan)) return { direction, text: `${formatMeasure(Math.abs(difference))} poin persen` };
  const growth = pertumbuhan(realisasi, sebelumnya);
  if (growth === null) return null;
  const far = Math.abs(growth);
  const tooSmall = direction !== 'same' && far < LEAST;
  return { direction, text: tooSmall ? `kurang dari ${formatPercent(LEAST)}` : formatPercent(far) };
}
