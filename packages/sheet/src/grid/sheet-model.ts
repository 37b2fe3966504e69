import type { Place } from '@selaras/ui/cells';
import type { SheetColumn } from '../core/column';
import type { GridSize, Range, Selection } from '../core/selection';
import type { SheetTable } from '../core/sheet-table';

/** Where one goes after a cell: on by Enter or Tab, or nowhere. */
export type Way = 'down' | 'up' | 'next' | 'back' | null;

/** What stands in an open cell to begin with, and whether the reader began by typing. */
export interface Editing {
  readonly text: string;
  readonly fresh: boolean;
}

/** What one does with a sheet by keys, pointer and clipboard. */
export interface SheetControl {
  readonly size: GridSize;
  readonly selection: Selection;
  readonly range: Range;
  /** null while no cell is open. */
  readonly editing: Editing | null;
  /** Where a fill that is being dragged would reach. */
  readonly fill: Range | null;
  setNote(note: string): void;
  select(next: Selection): void;
  /** Opens the active cell: with what it holds, or with the letter that was typed. */
  edit(letter: string | null): void;
  /** Chooses a cell that one press opens, and opens it; answers whether it is such a cell. */
  press(place: Place): boolean;
  /** Takes what was typed into the active cell and goes on. Answers whether it was a value. */
  commit(way: Way): boolean;
  onText(text: string): void;
  cancel(): void;
  paste(text: string): void;
  copy(): string;
  clear(): void;
  fillWay(way: 'down' | 'right'): void;
  setFill(range: Range | null): void;
  fillTo(target: Range): void;
  undo(): void;
  redo(): void;
}

/** A sheet while it is used: what is shown, what is chosen, and what can be done with it. */
export interface SheetModel<Row, Column extends SheetColumn<Row>> extends SheetControl {
  /** As it was given: the same object until something of it changes. */
  readonly table: SheetTable<Row, Column>;
  /** The active row with everything typed into it. */
  readonly row: Row | undefined;
  readonly column: Column | undefined;
  /** Why the active cell cannot be written; null when it can. */
  readonly closed: string | null;
  /** Last thing worth telling, for everybody and read out. */
  readonly note: string;
}
