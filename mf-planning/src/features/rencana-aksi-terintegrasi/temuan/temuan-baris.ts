import type { ValidasiPerencanaanDetail } from '@selaras/contracts';
import type { Temuan } from '@selaras/domain';
import { type Baris, keyOf, type PlanRowKey } from '../row';

/** A finding in the table, and whether the plan cannot be submitted without mending it. */
export interface TemuanSel extends Temuan {
  readonly wajib: boolean;
}

/** What each row lacks; rows that lack nothing are not there. */
export type TemuanBaris = ReadonlyMap<PlanRowKey, readonly TemuanSel[]>;

export const noTemuan: TemuanBaris = new Map();

/** Findings by the row that they are about. */
export function temuanByRow({ wajib, saran }: ValidasiPerencanaanDetail['temuan']): TemuanBaris {
  const rows = new Map<PlanRowKey, TemuanSel[]>();
  const all = [
    ...wajib.map((one) => ({ ...one, wajib: true })),
    ...saran.map((one) => ({ ...one, wajib: false })),
  ];
  for (const one of all) {
    const key = one.kunci.replace(':', '/') as PlanRowKey;
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return rows;
}

const GOAL = 'sasaran-strategis-pd';

/** Column in which a finding is shown: where it is mended, or the row's words where the table does not mend it. */
export function columnOfTemuan({ jenis, isian }: TemuanSel, { tingkat }: Pick<Baris, 'tingkat'>): string {
  if (isian === null) return 'sasaran';
  if (isian === 'tipe_hitung') return 'target';
  return jenis === 'no-target' && tingkat !== GOAL ? 'target_tw1' : isian;
}

/** What is shown in a cell. */
export const temuanOfCell = (temuan: TemuanBaris, row: Baris, column: string): readonly TemuanSel[] =>
  (temuan.get(keyOf(row)) ?? []).filter((one) => columnOfTemuan(one, row) === column);

/** A cell by its shown row and column. */
interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The next cell with a finding after one, from row to row, and then from the top again; null where there is none.
 *
 * @param after null begins at the top
 */
export function nextTemuan(
  temuan: TemuanBaris,
  shown: readonly Baris[],
  columns: readonly { readonly id: string }[],
  after: CellPlace | null,
): CellPlace | null {
  const places = shown.flatMap((row, at) => {
    const found = new Set((temuan.get(keyOf(row)) ?? []).map((one) => columnOfTemuan(one, row)));
    return columns.flatMap(({ id }, column) => (found.has(id) ? [{ row: at, column }] : []));
  });
  const next =
    after === null
      ? undefined
      : places.find(({ row, column }) => row > after.row || (row === after.row && column > after.column));
  return next ?? places[0] ?? null;
}
