import { percentOf, scaled } from '../numbers/percent-of';
import { round } from '../numbers/round';
import { type CapaianInput, capaianOf } from './capaian';

/**
 * Growth of the realisation against the year before in percent; the first year compares with the baseline. Null
 * when a value is missing or the earlier one is 0 (domain §3).
 */
export function pertumbuhan(realisasi: number | null, sebelumnya: number | null): number | null {
  if (realisasi === null || sebelumnya === null || sebelumnya === 0) return null;
  const before = scaled(sebelumnya);
  return before === 0 ? null : round(percentOf(scaled(realisasi) - before, Math.abs(before)));
}

/** Achievement of a realisation against the period's last target, percent (domain §3). */
export function capaianTargetAkhir(
  input: Omit<CapaianInput, 'target'> & { lastTarget: number | null },
): number | null {
  const { lastTarget, ...rest } = input;
  return capaianOf({ ...rest, target: lastTarget });
}
