import type { KeadaanTriwulan } from '../words/keadaan-triwulan';
import type { Polaritas } from '../words/polaritas';
import { capaianOf, isTercapai } from './capaian';

/** One quarter: what was planned and what was reached. */
export interface HasilTriwulan {
  readonly polaritas: Polaritas;
  readonly target: number | null;
  readonly realisasi: number | null;
}

/** Whether something was planned: a quarter of which nothing is expected has the target 0, unless less is better (domain §3). */
const isBertarget = ({ target, polaritas }: HasilTriwulan): boolean =>
  target !== null && (target !== 0 || polaritas === 'minimize');

/** State of a quarter by its target and realisation; one without a target can neither be met nor missed. */
export function keadaanTriwulanOf(hasil: HasilTriwulan): KeadaanTriwulan {
  if (!isBertarget(hasil)) return 'tanpa-target';
  if (hasil.realisasi === null) return 'belum-diisi';
  return isTercapai(capaianOf(hasil)) ? 'tercapai' : 'tidak-tercapai';
}

/** How far the realisation of an action has come: quarters reported, of those that have a target (domain §5 PROSES, SELESAI). */
export function kemajuanRencanaAksi(daftar: readonly HasilTriwulan[]): { terisi: number; bertarget: number } {
  const bertarget = daftar.filter(isBertarget);
  return {
    terisi: bertarget.filter(({ realisasi }) => realisasi !== null).length,
    bertarget: bertarget.length,
  };
}
