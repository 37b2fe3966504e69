import { round } from '../numbers/round';
import { sumRupiah } from '../numbers/sum-rupiah';

/** Ceiling of one achievement inside an average; trees, cards and icons use the raw value (domain §3). */
export const CAPAIAN_CAP = 120;

/**
 * Mean of achievements in percent, each capped at 120; empty ones are left out; null when none is there (domain §3). Added
 * up in whole hundredths, so that it rounds as the database does.
 */
export function rataCapaian(allCapaian: readonly (number | null)[]): number | null {
  const filled = allCapaian.filter((capaian) => capaian !== null);
  if (filled.length === 0) return null;
  return round(sumRupiah(filled.map((capaian) => Math.min(capaian, CAPAIAN_CAP))) / filled.length);
}
