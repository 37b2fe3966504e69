import type { TipeHitung } from '../codes/perencanaan';
import { MEASURE_DIGITS, round } from '../numbers/round';

/**
 * The year's value from TW 1 to 4: their sum, the last filled one, or the mean of the filled ones; null when no
 * quarter is filled (domain §3).
 */
export function nilaiTahun(tipeHitung: TipeHitung, triwulan: readonly (number | null)[]): number | null {
  const filled = triwulan.filter((nilai) => nilai !== null);
  const last = filled.at(-1);
  if (last === undefined) return null;
  if (tipeHitung === 'posisi_akhir') return last;
  const sum = filled.reduce((total, nilai) => total + nilai, 0);
  return round(tipeHitung === 'akumulasi' ? sum : sum / filled.length, MEASURE_DIGITS);
}
