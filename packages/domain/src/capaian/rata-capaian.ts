import { round } from '../numbers/round';

/** Ceiling of one achievement inside an average; trees, cards and icons use the raw value (domain §3). */
export const CAPAIAN_CAP = 120;

/** Mean of achievements in percent, each capped at 120; empty ones are left out; null when none is there (domain §3). */
export function rataCapaian(allCapaian: readonly (number | null)[]): number | null {
  const filled = allCapaian.filter((capaian) => capaian !== null);
  if (filled.length === 0) return null;
  return round(filled.reduce((sum, capaian) => sum + Math.min(capaian, CAPAIAN_CAP), 0) / filled.length);
}
