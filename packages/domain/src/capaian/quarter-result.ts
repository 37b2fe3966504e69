import type { Polaritas } from '../codes/perencanaan';
import type { KeadaanTriwulan } from '../words/keadaan-triwulan';
import { capaianOf, isTercapai } from './capaian';

/** One quarter: what was planned and what was reached. */
export interface QuarterResult {
  readonly polaritas: Polaritas;
  readonly target: number | null;
  readonly realisasi: number | null;
}

/** Whether something was planned: a quarter of which nothing is expected has the target 0, unless less is better (domain §3). */
const hasTarget = ({ target, polaritas }: QuarterResult): boolean =>
  target !== null && (target !== 0 || polaritas === 'minimize');

/** State of a quarter by its target and realisation; one without a target can neither be met nor missed. */
export function keadaanTriwulanOf(result: QuarterResult): KeadaanTriwulan {
  if (!hasTarget(result)) return 'tanpa-target';
  if (result.realisasi === null) return 'belum-diisi';
  return isTercapai(capaianOf(result)) ? 'tercapai' : 'tidak-tercapai';
}

/** How far the realisation of an action has come: quarters reported, of those that have a target (domain §5 PROSES, SELESAI). */
export function progressOfRencanaAksi(daftar: readonly QuarterResult[]): {
  reported: number;
  planned: number;
} {
  const planned = daftar.filter(hasTarget);
  return {
    reported: planned.filter(({ realisasi }) => realisasi !== null).length,
    planned: planned.length,
  };
}
