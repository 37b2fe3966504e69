import type { KeuanganRow } from '@selaras/contracts';
import { type Kuadran, kuadranOf, serapanRencana, sumRupiah } from '@selaras/domain';

/** A unit or programme with what follows from its figures in a quarter of the year. */
export interface MoneyRow extends KeuanganRow {
  readonly sebutan: string;
  /** Spending as percent of what was planned until the quarter. */
  readonly serapanRencana: number | null;
  readonly kuadran: Kuadran | null;
}

/** Rows as they stand once `sampai` quarters have begun. */
export const moneyRows = (rows: readonly KeuanganRow[], sampai: number): MoneyRow[] =>
  rows.map((row) => {
    const absorbed = serapanRencana(row.triwulan, sampai);
    return {
      ...row,
      sebutan: row.singkatan ?? row.nama,
      serapanRencana: absorbed,
      kuadran: kuadranOf(row.capaian, absorbed),
    };
  });

/**
 * Planned and spent of all rows together, added up from the first quarter on. A quarter that has not begun, or of which
 * nothing is known, is a gap.
 */
export function cumulative(rows: readonly KeuanganRow[], sampai: number) {
  const upTo = (triwulan: number) =>
    rows.flatMap((row) => row.triwulan.filter((quarter) => quarter.triwulan <= triwulan));
  const known = (triwulan: number) =>
    triwulan <= sampai &&
    rows.some((row) => row.triwulan.some((one) => one.triwulan === triwulan && one.realisasi !== null));
  return [1, 2, 3, 4].map((triwulan) => ({
    triwulan,
    rencana: sumRupiah(upTo(triwulan).map(({ rencana }) => rencana)),
    realisasi: known(triwulan) ? sumRupiah(upTo(triwulan).map(({ realisasi }) => realisasi ?? 0)) : null,
  }));
}
