import { useCallback, useMemo, useRef, useState } from 'react';
import { type Baris, type CellEdit, fieldOf, type Isian, keyOf, type RowKey } from '../core/baris';
import {
  type BlockEdits,
  cleared,
  filled,
  fillSource,
  pasted,
  readCell,
  type Sheet,
} from '../core/block-edits';
import { blockNote, copied } from '../core/block-text';
import { editsOf, isianByRow } from '../core/cell-edits';
import { type Access, closedReason } from '../core/cell-lock';
import { readTable } from '../core/clipboard-table';
import { columnName, type GridColumn, typedText } from '../core/grid-column';
import {
  advanced,
  cellCount,
  type GridSize,
  inside,
  only,
  type Range,
  rangeOf,
  type Selection,
} from '../core/grid-selection';
import { emptyStack, recorded, redone, undone } from '../core/undo-stack';
import { type SaveQueue, withEdit } from '../saving/save-queue';
import type { Saver } from '../saving/saver';

/** Rows that a page key moves by. */
const PAGE_ROWS = 10;

interface SheetInput {
  readonly baris: readonly Baris[];
  /** Indexes of the rows that are shown, in order. */
  readonly shown: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly access: Access;
  readonly saver: Saver;
  readonly queue: SaveQueue;
  /** Opens the evidence of a step's quarter. */
  readonly onBukti: (row: Baris, triwulan: number) => void;
}

export type SheetModel = ReturnType<typeof useSheet>;
export type Way = 'down' | 'up' | 'next' | 'back' | null;

/** What one does with the grid: choosing, typing, pasting, filling, undoing; every change goes to the saver. */
export function useSheet({ baris, shown, columns, access, saver, queue, onBukti }: SheetInput) {
  const [wanted, setSelection] = useState<Selection>(only({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<{ readonly text: string; readonly fresh: boolean } | null>(null);
  const [fill, setFill] = useState<Range | null>(null);
  const [note, setNote] = useState('');
  /** What stands in the open field; null while none is open. */
  const typedIn = useRef<string | null>(null);
  const stack = useRef(emptyStack);
  const byKey = useMemo(() => new Map(baris.map((row) => [keyOf(row), row])), [baris]);

  const size: GridSize = { rows: shown.length, columns: columns.length, page: PAGE_ROWS };
  const selection = inside(wanted, size);
  const range = rangeOf(selection);
  const rowAt = useCallback(
    (at: number): Baris | undefined => {
      const row = baris[shown[at] ?? -1];
      return row && withEdit(row, queue.get(keyOf(row)));
    },
    [baris, shown, queue],
  );
  const sheet: Sheet = { rows: shown.length, columns, access, rowAt };
  const row = rowAt(selection.focus.row);
  const column = columns[selection.focus.column];
  const closed = row === undefined || column === undefined ? '' : closedReason(row, column, access);

  function write(edits: readonly CellEdit[]): void {
    const typings = [...isianByRow(edits)].flatMap(([key, isian]) => {
      const target = byKey.get(key);
      return target === undefined ? [] : [[target, isian] as const];
    });
    saver.type(typings);
  }

  function act(edits: readonly CellEdit[]): void {
    if (edits.length === 0) return;
    stack.current = recorded(stack.current, edits);
    write(edits);
  }

  function lay(block: BlockEdits, verb: string): void {
    const { range: done } = block;
    act(block.edits);
    setSelection({
      anchor: { row: done.top, column: done.left },
      focus: { row: done.bottom, column: done.right },
    });
    setNote(blockNote(verb, block));
  }

  function select(next: Selection): void {
    if (editing !== null) commit(null);
    setSelection(next);
    const chosen = cellCount(rangeOf(inside(next, size)));
    setNote(chosen > 1 ? `${chosen} sel dipilih` : '');
  }

  /** Takes what was typed into the active cell and goes on. Answers whether it was a value. */
  function commit(way: Way): boolean {
    const text = typedIn.current;
    if (text === null || row === undefined || column?.field === undefined) return true;
    const value = readCell(column.kind, text);
    if (value === undefined) {
      setNote(
        column.kind === 'teks'
          ? 'Wajib diisi; isian lama tetap.'
          : `"${text}" bukan angka; isian lama tetap.`,
      );
      if (way === null) close();
      return false;
    }
    close();
    act(editsOf(row, { [column.field]: value } as Isian));
    const next = way === null ? null : advanced(selection, way, size);
    if (next !== null) setSelection(next);
    return true;
  }

  function close(): void {
    typedIn.current = null;
    setEditing(null);
  }

  /** Opens the active cell: with what it holds, or with the letter that was typed. */
  function edit(letter: string | null): void {
    if (row === undefined || column === undefined) return;
    if (column.triwulan !== undefined && column.kind === 'bukti' && row.tingkat === 'kinerja-langkah-aksi') {
      onBukti(row, column.triwulan);
      return;
    }
    if (closed !== null) {
      setNote(`${columnName(column)}: ${closed}`);
      return;
    }
    const text = letter ?? typedText(column.value(row));
    typedIn.current = text;
    setEditing({ text, fresh: letter !== null });
    setNote('');
  }

  function turn(way: 'undo' | 'redo'): void {
    const done = way === 'undo' ? undone(stack.current) : redone(stack.current);
    const word = way === 'undo' ? 'diurungkan' : 'diulangi';
    if (done === null) {
      setNote(`Tidak ada yang dapat ${word}`);
      return;
    }
    stack.current = done.stack;
    const same = done.edits.filter(({ key, field, before }) => currentOf(key, field) === before);
    write(same);
    const lost = done.edits.length - same.length;
    setNote(`${same.length} sel ${word}${lost > 0 ? `; ${lost} sel sudah berubah dan dibiarkan` : ''}`);
  }

  function currentOf(key: RowKey, field: CellEdit['field']) {
    const target = byKey.get(key);
    return target === undefined ? undefined : fieldOf(withEdit(target, queue.get(key)), field);
  }

  function fillWay(way: 'down' | 'right'): void {
    const source = fillSource(range, way);
    if (source !== null) lay(filled(source, range, sheet), 'diisi');
  }

  return {
    sheet,
    size,
    selection,
    range,
    row,
    column,
    /** Why the active cell cannot be written; null when it can. */
    closed,
    editing,
    fill,
    /** Last thing worth telling, for everybody and read out. */
    note,
    setNote,
    select,
    edit,
    commit,
    onText: (text: string) => {
      typedIn.current = text;
    },
    cancel: close,
    paste: (text: string) => lay(pasted(readTable(text), range, sheet), 'ditempel'),
    copy: () => copied(range, sheet),
    clear: () => lay(cleared(range, sheet), 'dikosongkan'),
    fillWay,
    setFill,
    fillTo: (target: Range) => {
      setFill(null);
      lay(filled(range, target, sheet), 'diisi');
    },
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  };
}
