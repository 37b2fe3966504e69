import type { Polaritas } from '../codes/perencanaan';
import { diagramConstants } from '../constants/constants';
import { percentOf, scaled } from '../numbers/percent-of';
import { round } from '../numbers/round';

export interface CapaianInput {
  readonly polaritas: Polaritas;
  /** Not looked at for `range`, whose bounds are the target. */
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly range_min?: number | null;
  readonly range_max?: number | null;
}

/**
 * Achievement in percent, two decimals, uncapped; null when target or realisation is empty (domain §3).
 *
 * maximize R/T, minimize (2T−R)/T floored at 0, range 100 inside the bounds and falling to 0 outside. A target of 0
 * counts as met or not met, nothing between. Both formulas are written as the deviation from |T|, which is the same for
 * positive targets and keeps the direction right for negative ones.
 */
export function capaianOf(input: CapaianInput): number | null {
  const raw = input.polaritas === 'range' ? rangeCapaian(input) : directedCapaian(input);
  return raw === null ? null : round(raw);
}

/** Whether an achievement counts as achieved; a missing one does not (spec 1 §4, §9). */
export function isTercapai(capaian: number | null): boolean {
  return capaian !== null && capaian >= diagramConstants.capaianThreshold;
}

function directedCapaian({ polaritas, target, realisasi }: CapaianInput): number | null {
  if (target === null || realisasi === null) return null;
  const minimize = polaritas === 'minimize';
  const whole = Math.abs(scaled(target));
  if (whole === 0) return (minimize ? realisasi <= 0 : realisasi > 0) ? 100 : 0;
  const deviation = scaled(realisasi) - scaled(target);
  return minimize ? Math.max(0, percentOf(whole - deviation, whole)) : percentOf(whole + deviation, whole);
}

function rangeCapaian({ realisasi, range_min = null, range_max = null }: CapaianInput): number | null {
  if (realisasi === null || range_min === null || range_max === null || range_min > range_max) return null;
  const [value, low, high] = [scaled(realisasi), scaled(range_min), scaled(range_max)];
  if (value < low) return low > 0 ? Math.max(0, percentOf(value, low)) : 0;
  if (value > high) return high > 0 ? Math.max(0, percentOf(2 * high - value, high)) : 0;
  return 100;
}
