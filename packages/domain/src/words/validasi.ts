import type { AksiValidasi, KeadaanValidasi } from '../codes/perencanaan';
import { type Words, wordOf } from './words';

export const keadaanValidasiWords: Words<KeadaanValidasi> = {
  draf: 'Draf',
  menunggu: 'Menunggu',
  dikembalikan: 'Dikembalikan',
  disetujui: 'Disetujui',
};

/** What the states mean where they are counted, the furthest first. */
export const keadaanValidasiMeanings: Words<KeadaanValidasi> = {
  disetujui: 'Disetujui',
  menunggu: 'Menunggu validator',
  dikembalikan: 'Dikembalikan',
  draf: 'Belum diajukan',
};

/** Steps of a validation, as they are told afterwards. */
export const aksiValidasiWords: Words<AksiValidasi> = {
  ajukan: 'Diajukan',
  tarik: 'Ditarik kembali',
  setujui: 'Disetujui',
  kembalikan: 'Dikembalikan',
};

export type PlanningStage = 1 | 2 | 3;

const tahap: Readonly<Record<PlanningStage, string>> = {
  1: 'Tahap 1: logika, sasaran dan indikator',
  2: 'Tahap 2: target, rumus dan pengampu',
  3: 'Tahap 3: anggaran',
};

/** What a stage looks at (domain §7); null when there is no such stage. */
export const tahapValidasiWord = (nomor: number): string | null => wordOf(tahap, String(nomor));

/**
 * Of which units figures of a year are added up that hold final plans alone; null when it is all of them. Whoever
 * compares years reads why the one at work has less.
 *
 * @param final units whose plan of the year is final
 * @param semua all active units
 */
export function finalUnitsText(final: number, semua: number, tahun: number): string | null {
  if (final >= semua) return null;
  return `Angka ${tahun} baru memuat ${final} dari ${semua} perangkat daerah: yang perencanaannya sudah final. Tahun yang lengkap karena itu dapat lebih besar.`;
}
