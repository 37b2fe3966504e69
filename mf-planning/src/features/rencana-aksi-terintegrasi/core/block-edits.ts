import { round } from '@selaras/domain';
import { readFigure } from '@selaras/ui';
import type { Baris, CellEdit, CellValue, FieldName, Isian } from './baris';
import { editsOf } from './cell-edits';
import { type Access, closedReason } from './cell-lock';
import type { ColumnKind, GridColumn } from './grid-column';
import type { Range } from './grid-selection';

/** The grid as a block of cells is laid over it. */
export interface Sheet {
  readonly rows: number;
  readonly columns: readonly GridColumn[];
  readonly access: Access;
  /** A shown row with everything that was typed into it. */
  rowAt(row: number): Baris | undefined;
}

/** What a block changes, and how many of its cells it could not. */
export interface BlockEdits {
  readonly edits: readonly CellEdit[];
  /** Cells that cannot be written now. */
  readonly closed: number;
  /** Cells whose text is no value of their column. */
  readonly unreadable: number;
  readonly range: Range;
}

/** A text as a value of a column; undefined when it is none. */
export function readCell(kind: ColumnKind, text: string): CellValue | undefined {
  if (kind === 'teks') return text.trim() || undefined;
  const figure = readFigure(text);
  return typeof figure === 'number' ? round(figure, kind === 'rupiah' ? 2 : 4) : figure;
}

const isTyped = (kind: ColumnKind, value: CellValue): boolean =>
  kind === 'teks' ? typeof value === 'string' : typeof value !== 'string';

function laid(
  range: Range,
  sheet: Sheet,
  valueAt: (row: number, column: number, kind: ColumnKind) => CellValue | undefined,
): BlockEdits {
  const bottom = Math.min(range.bottom, sheet.rows - 1);
  const right = Math.min(range.right, sheet.columns.length - 1);
  const edits: CellEdit[] = [];
  let closed = 0;
  let unreadable = 0;
  for (let at = range.top; at <= bottom; at += 1) {
    const row = sheet.rowAt(at);
    if (row === undefined) continue;
    const isian: Partial<Record<FieldName, CellValue>> = {};
    for (let column = range.left; column <= right; column += 1) {
      const target = sheet.columns[column];
      if (target?.field === undefined || closedReason(row, target, sheet.access) !== null) {
        closed += 1;
        continue;
      }
      const value = valueAt(at, column, target.kind);
      if (value === undefined || !isTyped(target.kind, value)) unreadable += 1;
      else isian[target.field] = value;
    }
    edits.push(...editsOf(row, isian as Isian));
  }
  return { edits, closed, unreadable, range: { ...range, bottom, right } };
}

/** Times that a block fits into a length; once when it does not fit evenly. */
const repeats = (length: number, block: number) => (length % block === 0 ? length / block : 1);

/** Lays copied cells over the grid from the selection's corner; over a selection that they divide evenly, again and again. */
export function pasted(table: readonly (readonly string[])[], selected: Range, sheet: Sheet): BlockEdits {
  const height = table.length;
  const width = table[0]?.length ?? 0;
  const { top, left } = selected;
  const rows = height * repeats(selected.bottom - top + 1, height);
  const columns = width * repeats(selected.right - left + 1, width);
  return laid({ top, left, bottom: top + rows - 1, right: left + columns - 1 }, sheet, (row, column, kind) =>
    readCell(kind, table[(row - top) % height]?.[(column - left) % width] ?? ''),
  );
}

/** Copies the cells of `source` over the rest of `target`, again and again. */
export function filled(source: Range, target: Range, sheet: Sheet): BlockEdits {
  const from = (at: number, start: number, end: number) => {
    const length = end - start + 1;
    return start + ((((at - start) % length) + length) % length);
  };
  return laid(target, sheet, (row, column) => {
    const line = sheet.rowAt(from(row, source.top, source.bottom));
    const cell = sheet.columns[from(column, source.left, source.right)];
    return line === undefined || cell === undefined ? undefined : cell.value(line);
  });
}

/** What filling down or to the right copies: the first line of the selection, or of a single one the line before it. */
export function fillSource(selected: Range, way: 'down' | 'right'): Range | null {
  const [start, end] = way === 'down' ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const at = selected[start] === selected[end] ? selected[start] - 1 : selected[start];
  return at < 0 ? null : { ...selected, [start]: at, [end]: at };
}

/** Empties figures; texts stay, because every row needs them. */
export const cleared = (range: Range, sheet: Sheet): BlockEdits =>
  laid(range, sheet, (_row, _column, kind) => (kind === 'teks' ? undefined : null));
