import { neighbour, type Place } from '@selaras/ui/cells';

/** What is chosen: from where to where; the active cell is `focus`. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page key moves by. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean;
}

export const only = (place: Place): Selection => ({ anchor: place, focus: place });

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const cellCount = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

const clamped = ({ row, column }: Place, { rows, columns }: GridSize): Place => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** Keeps a selection inside a grid that has become smaller. */
export const inside = ({ anchor, focus }: Selection, size: GridSize): Selection => ({
  anchor: clamped(anchor, size),
  focus: clamped(focus, size),
});

/** The cell at the edge that an arrow points to. */
function edge(key: string, { row, column }: Place, { rows, columns }: GridSize): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { row: 0, column };
    case 'ArrowDown':
      return { row: rows - 1, column };
    case 'ArrowLeft':
      return { row, column: 0 };
    case 'ArrowRight':
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

/** Where a key leads from a place; null when the key does not move. */
function target(place: Place, { key, command }: Key, size: GridSize): Place | null {
  const { row, column } = place;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  switch (key) {
    case 'Home':
      return { row: command ? 0 : row, column: 0 };
    case 'End':
      return { row: command ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return { row: row - size.page, column };
    case 'PageDown':
      return { row: row + size.page, column };
    default:
      return command ? edge(key, place, size) : neighbour(key, place);
  }
}

/** The selection after a key; Shift stretches it. Null when the key does not move. */
export function moved(selection: Selection, key: Key, size: GridSize): Selection | null {
  const wanted = target(selection.focus, key, size);
  if (wanted === null) return null;
  const focus = clamped(wanted, size);
  return key.shiftKey ? { ...selection, focus } : only(focus);
}

/** The next cell after Enter (downwards) or Tab (sideways, on to the next row); null at the end of the grid. */
export function advanced({ focus }: Selection, way: 'down' | 'up' | 'next' | 'back', size: GridSize) {
  if (way === 'down') return only(clamped({ ...focus, row: focus.row + 1 }, size));
  if (way === 'up') return only(clamped({ ...focus, row: focus.row - 1 }, size));
  const step = way === 'next' ? 1 : -1;
  const at = focus.row * size.columns + focus.column + step;
  if (at < 0 || at >= size.rows * size.columns) return null;
  return only({ row: Math.floor(at / size.columns), column: at % size.columns });
}

/** Everything. */
export const whole = (size: GridSize): Selection => ({
  anchor: { row: 0, column: 0 },
  focus: clamped({ row: size.rows, column: size.columns }, size),
});
