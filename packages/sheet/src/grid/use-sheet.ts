import { type Place, readTable } from '@selaras/ui/cells';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type BlockEdits, cleared, filled, fillSource, pasted } from '../core/block-edits';
import { blockNote, copied } from '../core/block-text';
import { type CellEdit, editsOf, valuesByRow } from '../core/cell-edits';
import { columnName, type SheetColumn, typedText } from '../core/column';
import { readCell, unreadNote } from '../core/read-cell';
import { type SaveQueue, withEdit } from '../core/save-queue';
import { advanced, cellCount, inside, only, type Range, rangeOf, type Selection } from '../core/selection';
import type { SheetTable, ShownTable } from '../core/sheet-table';
import type { Saver } from '../saving/saver';
import type { Editing, SheetModel, Way } from './sheet-model';
import { useUndo } from './use-undo';

/** Rows that a page key moves by. */
const PAGE_ROWS = 10;

interface SheetInput<Row, Column extends SheetColumn<Row>> {
  /** The same object until something of it changes: every row is drawn anew with it. */
  readonly table: SheetTable<Row, Column>;
  readonly rows: readonly Row[];
  /** Indexes of the rows that are shown, in order. */
  readonly shown: readonly number[];
  readonly saver: Saver<Row>;
  readonly queue: SaveQueue<Row>;
  /** Opens what a cell holds in place of a field; answers whether it did. */
  readonly onOpen?: (row: Row, column: Column) => boolean;
}

/** What one does with the grid: choosing, typing, pasting, filling, undoing; every change goes to the saver. */
export function useSheet<Row, Column extends SheetColumn<Row>>(
  input: SheetInput<Row, Column>,
): SheetModel<Row, Column> {
  const { table, rows, shown, saver, queue, onOpen } = input;
  const { model, columns } = table;
  const [wanted, setSelection] = useState<Selection>(only({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [fill, setFill] = useState<Range | null>(null);
  const [note, setNote] = useState('');
  /** What stands in the open field; null while none is open. */
  const typedIn = useRef<string | null>(null);
  const byKey = useMemo(() => new Map(rows.map((row) => [model.keyOf(row), row])), [rows, model]);
  const { act, turn } = useUndo({
    write(edits) {
      saver.type(
        [...valuesByRow(edits)].flatMap(([key, values]) => {
          const target = byKey.get(key);
          return target === undefined ? [] : [[target, values] as const];
        }),
      );
    },
    currentOf({ key, field }: CellEdit) {
      const target = byKey.get(key);
      return target === undefined ? undefined : model.valueOf(withEdit(model, target, queue.get(key)), field);
    },
  });

  const size = { rows: shown.length, columns: columns.length, page: PAGE_ROWS };
  const selection = inside(wanted, size);
  const range = rangeOf(selection);
  const rowAt = useCallback(
    (at: number): Row | undefined => {
      const row = rows[shown[at] ?? -1];
      return row === undefined ? undefined : withEdit(model, row, queue.get(model.keyOf(row)));
    },
    [rows, shown, model, queue],
  );
  const shownTable: ShownTable<Row, Column> = { ...table, count: shown.length, rowAt };
  const row = rowAt(selection.focus.row);
  const column = columns[selection.focus.column];
  const closed = row === undefined || column === undefined ? '' : table.closedReason(row, column);

  function lay(block: BlockEdits, verb: string): void {
    const { top, left, bottom, right } = block.range;
    act(block.edits);
    setSelection({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
    setNote(blockNote(verb, block));
  }

  function select(next: Selection): void {
    if (editing !== null) commit(null);
    setSelection(next);
    const chosen = cellCount(rangeOf(inside(next, size)));
    setNote(chosen > 1 ? `${chosen} sel dipilih` : '');
  }

  function commit(way: Way): boolean {
    const text = typedIn.current;
    if (text === null || row === undefined || column?.field === undefined) return true;
    const value = readCell(column, text);
    if (value === undefined) {
      setNote(unreadNote(column, text));
      if (way === null) close();
      return false;
    }
    close();
    act(editsOf(model, row, { [column.field]: value }));
    const next = way === null ? null : advanced(selection, way, size);
    if (next !== null) setSelection(next);
    return true;
  }

  function close(): void {
    typedIn.current = null;
    setEditing(null);
  }

  function edit(letter: string | null): void {
    if (row === undefined || column === undefined || onOpen?.(row, column) === true) return;
    if (closed !== null) {
      setNote(`${columnName(column)}: ${closed}`);
      return;
    }
    if (letter !== null && column.kind === 'choice') {
      // One key chooses for the whole selection.
      if (readCell(column, letter) === undefined) setNote(unreadNote(column, letter));
      else lay(pasted([[letter]], range, shownTable), 'diisi');
      return;
    }
    const text = letter ?? typedText(column.value(row));
    typedIn.current = text;
    setEditing({ text, fresh: letter !== null });
    setNote('');
  }

  function press(place: Place): boolean {
    const [pressed, at] = [rowAt(place.row), columns[place.column]];
    if (pressed === undefined || at?.opens !== true) return false;
    select(only(place));
    return onOpen?.(pressed, at) === true;
  }

  function fillWay(way: 'down' | 'right'): void {
    const source = fillSource(range, way);
    if (source !== null) lay(filled(source, range, shownTable), 'diisi');
  }

  return {
    table,
    size,
    selection,
    range,
    row,
    column,
    closed,
    editing,
    fill,
    note,
    setNote,
    select,
    edit,
    press,
    commit,
    onText: (text) => {
      typedIn.current = text;
    },
    cancel: close,
    paste: (text) => lay(pasted(readTable(text), range, shownTable), 'ditempel'),
    copy: () => copied(range, shownTable),
    clear: () => lay(cleared(range, shownTable), 'dikosongkan'),
    fillWay,
    setFill,
    fillTo: (target) => {
      setFill(null);
      lay(filled(range, target, shownTable), 'diisi');
    },
    undo: () => setNote(turn('undo')),
    redo: () => setNote(turn('redo')),
  };
}
