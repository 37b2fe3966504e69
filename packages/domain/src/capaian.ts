import { diagramConstants } from './constants';
import { round } from './round';

/** Direction of an indicator: more is better, less is better, or inside two bounds (domain §1). */
export type Polaritas = 'maximize' | 'minimize' | 'range';

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
  if (target === 0) return (minimize ? realisasi <= 0 : realisasi > 0) ? 100 : 0;
  const deviation = (realisasi - target) / Math.abs(target);
  return minimize ? Math.max(0, 100 * (1 - deviation)) : 100 * (1 + deviation);
}

function rangeCapaian({ realisasi, range_min = null, range_max = null }: CapaianInput): number | null {
  if (realisasi === null || range_min === null || range_max === null || range_min > range_max) return null;
  if (realisasi < range_min) return range_min > 0 ? Math.max(0, (realisasi / range_min) * 100) : 0;
  if (realisasi > range_max) {
    return range_max > 0 ? Math.max(0, ((2 * range_max - realisasi) / range_max) * 100) : 0;
  }
  return 100;
}
