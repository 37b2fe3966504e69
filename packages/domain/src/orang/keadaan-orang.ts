/** Works; has left; is not employed yet. */
export type KeadaanOrang = 'bekerja' | 'berhenti' | 'belum';

/** The post that somebody has on a day, ISO dates in the regency. */
export interface MasaOrang {
  /** First day of the post; null: since before it was noted. */
  readonly mulai: string | null;
  /** First day on which he has it no more; null: he still has it. */
  readonly selesai: string | null;
  /** Day from which on he works nowhere; null: none is known. */
  readonly berhenti_pada: string | null;
}

/** What somebody is on a day (ISO date in the regency), by the last post that he has had by then (decision 137). */
export function keadaanOrang({ mulai, selesai, berhenti_pada }: MasaOrang, hari: string): KeadaanOrang {
  if (isBerhenti(berhenti_pada, hari) || isBerhenti(selesai, hari)) return 'berhenti';
  return mulai !== null && mulai > hari ? 'belum' : 'bekerja';
}

/** Whether somebody works nowhere on a day: he left on it or before. A day that is noted ahead does not count yet. */
export const isBerhenti = (berhentiPada: string | null, hari: string): boolean =>
  berhentiPada !== null && berhentiPada <= hari;
