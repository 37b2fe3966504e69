import type { BebanOrang, LangkahBeban, PenerimaLangkah } from '@selaras/contracts';
import { allTriwulan, jumlahBagian, type Triwulan } from '@selaras/domain';

/** Quarters of which something can be moved. */
export const dapatDipindah = ({ bagian, tertutup }: LangkahBeban): Triwulan[] =>
  allTriwulan.filter((tw) => (bagian[tw - 1] ?? 0) > 0 && tertutup[tw - 1] === null);

/** Everything of one quarter, nothing of the others. */
export const seluruhTriwulan = ({ bagian }: LangkahBeban, triwulan: number): number[] =>
  allTriwulan.map((tw) => (tw === triwulan ? (bagian[tw - 1] ?? 0) : 0));

/** Everything that can be moved. */
export function seluruhnya(langkah: LangkahBeban): number[] {
  const open = dapatDipindah(langkah);
  return allTriwulan.map((tw) => (open.includes(tw) ? (langkah.bagian[tw - 1] ?? 0) : 0));
}

/** Weight that moves with so much of a step, by quarter. */
export const bobotPindah = ({ target }: LangkahBeban, jumlah: readonly number[]): number[] =>
  jumlah.map((value, at) => ((target[at] ?? 0) > 0 ? value / (target[at] ?? 1) : 0));

/** Who may receive a share of a step: the other people of its team, who carry least in the quarter first. */
export const penerimaOf = (
  { pegawai_id, tim }: BebanOrang,
  langkah: LangkahBeban,
  triwulan: number,
): readonly PenerimaLangkah[] =>
  (tim.find(({ id }) => id === langkah.tim?.id)?.orang ?? [])
    .filter((one) => one.pegawai_id !== pegawai_id)
    .toSorted((a, b) => (a.bobot[triwulan - 1] ?? 0) - (b.bobot[triwulan - 1] ?? 0));

/** Whether there is anything to move, and no more than he has. */
export const isPindah = ({ bagian }: LangkahBeban, jumlah: readonly number[]): boolean =>
  jumlahBagian(jumlah) > 0 && jumlah.every((value, at) => value <= (bagian[at] ?? 0));
