import type { KeadaanOrang } from '../orang/keadaan-orang';

/** The employee behind an account on a day, as far as it decides whether the account still acts for its unit. */
export interface OrangAkun {
  readonly keadaan: KeadaanOrang;
  /** The unit where he works, or worked last. */
  readonly satuan_kerja_id: number;
  /** The unit that this one is a division of; null: none. */
  readonly induk_id: number | null;
  /** Whether he acts (Plt/Plh) in a post of the account's unit. */
  readonly menjabat: boolean;
}

/** Acts for its unit; its person has left; its person works for another unit. */
export const semuaHubunganAkun = ['bertugas', 'berhenti', 'pindah'] as const;
export type HubunganAkun = (typeof semuaHubunganAkun)[number];

/**
 * Whether an account acts for its unit, decisions 95 and 115. Its person works there, in a division of it, or acts in one
 * of its posts. Accounts of no unit and those that belong to nobody are not asked.
 */
export function hubunganAkun(satuanKerjaId: number | null, orang: OrangAkun | null): HubunganAkun {
  if (satuanKerjaId === null || orang === null) return 'bertugas';
  if (orang.keadaan === 'berhenti') return 'berhenti';
  const worksThere = orang.satuan_kerja_id === satuanKerjaId || orang.induk_id === satuanKerjaId;
  return worksThere || orang.menjabat ? 'bertugas' : 'pindah';
}
