import type { Pekerjaan } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';

const DAY_MS = 86_400_000;

/** Whole days that something has waited at a moment. */
export const hariMenunggu = (sejak: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(sejak)) / DAY_MS));

type Counted = Pick<Pekerjaan, 'jumlah' | 'terlambat' | 'tahun' | 'antrean'>;

/** How much there is of one kind of work, in which year it belongs to one: `10 menunggu di 2025`. */
export const jumlahWords = ({ jumlah, tahun, antrean }: Counted): string =>
  `${formatDecimal(jumlah)}${antrean ? ' menunggu' : ''}${tahun === null ? '' : ` di ${tahun}`}`;

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

/** What comes first: what is late, then what others wait for, then the rest; inside of each as it was told. */
export const byUrgency = (one: Counted, other: Counted): number => urgency(one) - urgency(other);

const urgency = ({ terlambat, antrean }: Counted) => (terlambat > 0 ? 0 : antrean ? 1 : 2);
