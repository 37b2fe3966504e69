import { type CapaianInput, capaianOf } from '../capaian';
import { kodePredikatOf } from '../predikat-capaian';
import { keadaanTriwulanOf } from '../quarter-result';
import type { PanasTriwulan } from './panas-triwulan-words';

/** A quarter's cell in the heat grid of a plan. */
export interface QuarterHeat {
  readonly panas: PanasTriwulan;
  /** Percent, uncapped; null while there is nothing to compare. */
  readonly capaian: number | null;
}

/**
 * Realisation of a quarter against its target. What is missed is near where Permendagri 86/2017 still calls it high or
 * very high (above 75), far below that (domain §3). A quarter that has not begun owes no report.
 */
export function panasTriwulanOf(quarter: CapaianInput, begun: boolean): QuarterHeat {
  const keadaan = keadaanTriwulanOf(quarter);
  if (keadaan === 'tanpa-target') return { panas: keadaan, capaian: null };
  if (keadaan === 'belum-diisi') return { panas: begun ? keadaan : 'belum-berjalan', capaian: null };
  const capaian = capaianOf(quarter);
  if (keadaan === 'tercapai') return { panas: keadaan, capaian };
  const kode = kodePredikatOf(capaian);
  return { panas: kode === 'sangat-tinggi' || kode === 'tinggi' ? 'mendekati' : 'jauh', capaian };
}
