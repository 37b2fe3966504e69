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
 * The next cell with a finding after one: first those that lack what is required, from row to row, then the others, then
 * from the beginning again; null where there is none.
 *
 * @param after null begins
 */
export function nextTemuan(
  temuan: TemuanBaris,
  shown: readonly Baris[],
  columns: readonly { readonly id: string }[],
  after: CellPlace | null,
): CellPlace | null {
  const places = shown.flatMap((row, at) =>
    columns.flatMap(({ id }, column) => {
      const found = temuanOfCell(temuan, row, id);
      return found.length === 0 ? [] : [{ row: at, column, wajib: found.some(({ wajib }) => wajib) }];
    }),
  );
  const inTurn = [...places.filter(({ wajib }) => wajib), ...places.filter(({ wajib }) => !wajib)];
  const here = after === null ? -1 : inTurn.findIndex((place) => isAt(place, after));
  const next =
    after === null || here >= 0 ? inTurn[here + 1] : inTurn.find((place) => isBehind(place, after));
  const found = next ?? inTurn[0];
  return found === undefined ? null : { row: found.row, column: found.column };
}

const isAt = (place: CellPlace, other: CellPlace) => place.row === other.row && place.column === other.column;

const isBehind = (place: CellPlace, other: CellPlace) =>
  place.row > other.row || (place.row === other.row && place.column > other.column);
