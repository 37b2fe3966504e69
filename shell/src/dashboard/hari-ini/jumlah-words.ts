import type { Pekerjaan } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';

const DAY_MS = 86_400_000;

/** Whole days that something has waited at a moment. */
export const hariMenunggu = (sejak: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(sejak)) / DAY_MS));

type Counted = Pick<Pekerjaan, 'jumlah' | 'terlambat' | 'tahun' | 'antrean'>;

/** How much there is of one kind of work, in which year: `10 menunggu di 2025`. */
export function jumlahWords({ jumlah, tahun, antrean }: Counted): string {
  if (antrean) return `${formatDecimal(jumlah)} menunggu di ${tahun}`;
  return jumlah > 1 ? `${formatDecimal(jumlah)} di ${tahun}` : `Tahun ${tahun}`;
}

/** How many of them are late: `6 terlambat`; null: none. */
export function terlambatWords({ jumlah, terlambat }: Counted): string | null {
  if (terlambat === 0) return null;
  return jumlah === 1 ? 'terlambat' : `${formatDecimal(terlambat)} terlambat`;
}

/** How long the one that waits longest has waited; null where nobody waits. */
export function lamaWords(sejak: string | null, now: Date): string | null {
  if (sejak === null) return null;
  const days = hariMenunggu(sejak, now);
  return days === 0 ? 'sejak hari ini' : `paling lama ${formatDecimal(days)} hari`;
}
