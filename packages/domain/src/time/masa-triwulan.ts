import { type Triwulan, triwulanWord } from '../words/triwulan';
import { countDownOf } from './count-down';
import { formatDeadline } from './format-date';
import { awalTriwulan } from './quarter-begun';

/** When the realisation of a quarter may be written; both are midnight at the start of their date, `YYYY-MM-DD`. */
export interface MasaTriwulan {
  /** From when on. */
  readonly mulai: string;
  /** Until when; null: it never closes. */
  readonly batas: string | null;
}

export type KeadaanMasa = 'belum' | 'terbuka' | 'lewat';

/** When a quarter may be written by what is set for it: without a beginning from its first day on (decision 145). */
export const masaTriwulan = (
  tahun: number,
  triwulan: Triwulan,
  { mulai, batas }: { readonly mulai: string | null; readonly batas: string | null },
): MasaTriwulan => ({ mulai: mulai ?? awalTriwulan(tahun, triwulan), batas });

/** Whether a quarter may be written at a moment, is yet to open, or is over; what is over opens no more. */
export function keadaanMasa({ mulai, batas }: MasaTriwulan, now: Date): KeadaanMasa {
  if (!countDownOf(batas, now).active) return 'lewat';
  return countDownOf(mulai, now).active ? 'belum' : 'terbuka';
}

/** Why a quarter that is yet to open takes no realisation: `Realisasi TW 2 baru dapat diisi mulai …`. */
export const belumDibukaText = (triwulan: number, { mulai }: Pick<MasaTriwulan, 'mulai'>): string =>
  `Realisasi ${triwulanWord(triwulan)} baru dapat diisi mulai ${formatDeadline(mulai)}.`;
