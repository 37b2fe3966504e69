import type { Range } from '../core/selection';
import type { RowMarks } from './grid-row-props';
import type { SheetControl } from './sheet-model';

const none: RowMarks = { left: -1, right: -1, active: -1, handle: -1, fillLeft: -1, fillRight: -1 };
const holds = (range: Range, at: number) => at >= range.top && at <= range.bottom;

/** What of the selection, and of a fill that is being dragged, lies in a shown row. */
export function marksOf(
  at: number,
  { range, selection: { focus }, fill }: Pick<SheetControl, 'range' | 'selection' | 'fill'>,
): RowMarks {
  const chosen = holds(range, at);
  const reached = fill !== null && holds(fill, at);
  if (!chosen && !reached) return none;
  return {
    left: chosen ? range.left : -1,
    right: chosen ? range.right : -1,
    active: at === focus.row ? focus.column : -1,
    handle: at === range.bottom ? range.right : -1,
    fillLeft: reached ? fill.left : -1,
    fillRight: reached ? fill.right : -1,
  };
}
