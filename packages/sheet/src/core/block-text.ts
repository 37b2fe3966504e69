import { tableText } from '@selaras/ui/cells';
import type { BlockEdits } from './block-edits';
import { cellText, type SheetColumn, typedText } from './column';
import type { Range } from './selection';
import type { ShownTable } from './sheet-table';

/** The chosen cells as spreadsheets take them from the clipboard. */
export function copied<Row, Column extends SheetColumn<Row>>(
  { top, bottom, left, right }: Range,
  { columns, rowAt }: ShownTable<Row, Column>,
): string {
  const lines: string[][] = [];
  for (let at = top; at <= bottom; at += 1) {
    const row = rowAt(at);
    if (row !== undefined)
      lines.push(columns.slice(left, right + 1).map((column) => copiedText(column, row)));
  }
  return tableText(lines);
}

/** A choice is copied as it is read. */
const copiedText = <Row>(column: SheetColumn<Row>, row: Row): string =>
  column.kind === 'choice' ? cellText(column, row) : typedText(column.value(row));

/** What became of a block, told to everybody and read out. */
export function blockNote(verb: string, { edits, closed, unreadable }: BlockEdits): string {
  const parts = [`${edits.length} sel ${verb}`];
  if (closed > 0) parts.push(`${closed} sel terkunci dilewati`);
  if (unreadable > 0) parts.push(`${unreadable} sel tidak sesuai jenis kolomnya dan dilewati`);
  return parts.join('; ');
}
