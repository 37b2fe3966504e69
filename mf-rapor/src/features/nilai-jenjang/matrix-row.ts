import type { AnswerOf, BarisNilaiJenjang, nilaiJenjangCalls } from '@selaras/contracts';
import { type JenjangKinerja, nilaiJenjang, type RingkasanJenjang, summarizeJenjang } from '@selaras/domain';
import { type RowModel, type SaveQueue, withEdit } from '@selaras/sheet';
import { replaceEqualDeep } from '@tanstack/react-query';

/** A unit above its key indicators. */
interface UnitRow extends RingkasanJenjang {
  readonly satuan_kerja: BarisNilaiJenjang['satuan_kerja'];
}
export type MatrixRow = UnitRow | BarisNilaiJenjang;

export const isIku = (row: MatrixRow): row is BarisNilaiJenjang => 'iku' in row;

type Field = 'opsi' | 'keterangan';

/** Rows of the matrix to the sheet: units, and below them the indicators that are written. */
export const rowModel: RowModel<MatrixRow> = {
  keyOf: (row) => (isIku(row) ? `iku/${row.id}` : `unit/${row.satuan_kerja.satuan_kerja_id}`),
  versionOf: (row) => (isIku(row) ? row.versi : 0),
  valueOf: (row, field) => (isIku(row) ? row[field as Field] : null),
  withValues(row, values) {
    if (!isIku(row)) return row;
    const next = { ...row, ...values } as BarisNilaiJenjang;
    return { ...next, nilai: nilaiJenjang(next.opsi as JenjangKinerja | null) };
  },
  depthOf: (row) => (isIku(row) ? 1 : 0),
};

/** The indicators below their units, which count what was chosen although it may not be saved yet. */
export function matrixRows(
  rows: readonly BarisNilaiJenjang[],
  queue: SaveQueue<MatrixRow>,
): readonly MatrixRow[] {
  const units = new Map<number, BarisNilaiJenjang[]>();
  for (const row of rows) {
    const { satuan_kerja_id } = row.satuan_kerja;
    units.set(satuan_kerja_id, [...(units.get(satuan_kerja_id) ?? []), row]);
  }
  return [...units.values()].flatMap((own): MatrixRow[] => {
    const [first] = own;
    if (first === undefined) return [];
    const classes = own.map((row) => chosen(row, queue).opsi);
    return [{ satuan_kerja: first.satuan_kerja, ...summarizeJenjang(classes) }, ...own];
  });
}

/** An indicator with what was chosen for it here. */
const chosen = (row: BarisNilaiJenjang, queue: SaveQueue<MatrixRow>): BarisNilaiJenjang =>
  withEdit(rowModel, row, queue.get(rowModel.keyOf(row))) as BarisNilaiJenjang;

/** How many of all indicators have a class by now. */
export function dinilaiOf(rows: readonly MatrixRow[]): { dinilai: number; jumlah: number } {
  const units = rows.filter((row): row is UnitRow => !isIku(row));
  return {
    dinilai: units.reduce((sum, { dinilai }) => sum + dinilai, 0),
    jumlah: units.reduce((sum, { jumlah }) => sum + jumlah, 0),
  };
}

export type MatrixAnswer = AnswerOf<typeof nilaiJenjangCalls.list>;

/** The matrix with one indicator as its save answered it. */
export const withSaved = (answer: MatrixAnswer, saved: BarisNilaiJenjang): MatrixAnswer => ({
  data: answer.data.map((row) => (row.id === saved.id ? saved : row)),
});

/** The matrix as it was read anew; an answer that left before a row was saved does not bring the old row back. */
export function mergeAnswer(before: MatrixAnswer | undefined, answer: MatrixAnswer): MatrixAnswer {
  const known = new Map(before?.data.map((row) => [row.id, row]));
  const data = answer.data.map((row) => {
    const held = known.get(row.id);
    return held !== undefined && held.versi > row.versi ? held : row;
  });
  return before === undefined ? { data } : replaceEqualDeep(before, { data });
}
