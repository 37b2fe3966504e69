import { type CapaianInput, capaianOf, isTercapai } from '../capaian/capaian';
import { type KeadaanTriwulan, keadaanTriwulan } from '../words/keadaan-triwulan';

/** How an item of a report card stands in its quarter; one without a target is no item of it. */
export type KeadaanRapor = Exclude<KeadaanTriwulan, 'tanpa-target'>;
export const keadaanRapor = ['tercapai', 'tidak-tercapai', 'belum-diisi'] as const satisfies KeadaanRapor[];

/** Words of these states. */
export const keadaanRaporWords: Readonly<Record<KeadaanRapor, string>> = keadaanTriwulan;

/**
 * State of an item in a quarter; null when the quarter expects nothing of it. A report card counts what has a target
 * above 0 in its quarter (domain §3, "Rapor, per quarter"), whatever its polarity.
 */
export function keadaanRaporOf(item: CapaianInput): KeadaanRapor | null {
  if (item.target === null || item.target <= 0) return null;
  if (item.realisasi === null) return 'belum-diisi';
  return isTercapai(capaianOf(item)) ? 'tercapai' : 'tidak-tercapai';
}

/**
 * The same of key indicators, which a quarter knows by the actions of their plan alone (ADR 139): `tercapai` stays the word
 * for the year's target.
 */
export const keadaanAksiWords: Readonly<Record<KeadaanRapor, string>> = {
  tercapai: 'Aksi tuntas',
  'tidak-tercapai': 'Aksi tidak tuntas',
  'belum-diisi': keadaanTriwulan['belum-diisi'],
};
