import type { Triwulan } from '../words/triwulan';

/** The quarter whose realisation a deadline ends, by its code; null: it ends the plan. */
export function triwulanReferensi(kode: string): Triwulan | null {
  const triwulan = /^batas_realisasi_tw([1-4])$/.exec(kode)?.[1];
  return triwulan === undefined ? null : (Number(triwulan) as Triwulan);
}
