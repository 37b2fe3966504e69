import { type CellEdit, editsOf } from './cell-edits';
import type { SheetColumn } from './column';
import { isTyped, type ReadColumn, readCell } from './read-cell';
import type { CellValue } from './row-model';
import type { Range } from './selection';
import type { ShownTable } from './sheet-table';

/** What a block changes, and how many of its cells it could not. */
export interface BlockEdits {
  readonly edits: readonly CellEdit[];
  /** Cells that cannot be written now. */
  readonly closed: number;
  /** Cells whose text is no value of their column. */
  readonly unreadable: number;
  readonly range: Range;
}

function laid<Row, Column extends SheetColumn<Row>>(
  range: Range,
  table: ShownTable<Row, Column>,
  valueAt: (row: number, column: number, target: ReadColumn) => CellValue | undefined,
): BlockEdits {
  const bottom = Math.min(range.bottom, table.count - 1);
  const right = Math.min(range.right, table.columns.length - 1);
  const edits: CellEdit[] = [];
  let closed = 0;
  let unreadable = 0;
  for (let at = range.top; at <= bottom; at += 1) {
    const row = table.rowAt(at);
    if (row === undefined) continue;
    const values: Record<string, CellValue> = {};
    for (let column = range.left; column <= right; column += 1) {
      const target = table.columns[column];
      if (target?.field === undefined || table.closedReason(row, target) !== null) {
        closed += 1;
        continue;
      }
      const value = valueAt(at, column, target);
      if (value === undefined || !isTyped(target, value)) unreadable += 1;
      else values[target.field] = value;
    }
    edits.push(...editsOf(table.model, row, values));
  }
  return { edits, closed, unreadable, range: { ...range, bottom, right } };
}

/** Times that a block fits into a length; once when it does not fit evenly. */
const repeats = (length: number, block: number) => (length % block === 0 ? length / block : 1);

/** Lays copied cells over the grid from the selection's corner; over a selection that they divide evenly, again and again. */
export function pasted<Row, Column extends SheetColumn<Row>>(
  cells: readonly (readonly string[])[],
  selected: Range,
  table: ShownTable<Row, Column>,
): BlockEdits {
  const height = cells.length;
  const width = cells[0]?.length ?? 0;
  const { top, left } = selected;
  const rows = height * repeats(selected.bottom - top + 1, height);
  const columns = width * repeats(selected.right - left + 1, width);
  return laid(
    { top, left, bottom: top + rows - 1, right: left + columns - 1 },
    table,
    (row, column, target) => readCell(target, cells[(row - top) % height]?.[(column - left) % width] ?? ''),
  );
}

/** Copies the cells of `source` over the rest of `target`, again and again. */
export function filled<Row, Column extends SheetColumn<Row>>(
  source: Range,
  target: Range,
  table: ShownTable<Row, Column>,
): BlockEdits {
  const from = (at: number, start: number, end: number) => {
    const length = end - start + 1;
    return start + ((((at - start) % length) + length) % length);
  };
  return laid(target, table, (row, column) => {
    const line = table.rowAt(from(row, source.top, source.bottom));
    const cell = table.columns[from(column, source.left, source.right)];
    return line === undefined || cell === undefined ? undefined : cell.value(line);
  });
}

/** What filling down or to the right copies: the first line of the selection, or of a single one the line before it. */
export function fillSource(selected: Range, way: 'down' | 'right'): Range | null {
  const [start, end] = way === 'down' ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const at = selected[start] === selected[end] ? selected[start] - 1 : selected[start];
  return at < 0 ? null : { ...selected, [start]: at, [end]: at };
}

/** Empties figures and choices; texts that every row needs stay. */
export const cleared = <Row, Column extends SheetColumn<Row>>(
  range: Range,
  table: ShownTable<Row, Column>,
): BlockEdits =>
  laid(range, table, (_row, _column, { kind, optional }) =>
    kind === 'text' && optional !== true ? undefined : null,
  );
