import type { RowModel } from '../core/row-model';
import { type SaveQueue, unsavedRows } from '../core/save-queue';
import { only } from '../core/selection';
import type { TreePlace } from '../core/tree-places';
import type { Saver } from '../saving/saver';
import type { SheetControl } from './sheet-model';

interface StuckSheet<Row> {
  readonly model: RowModel<Row>;
  readonly rows: readonly Row[];
  readonly queue: SaveQueue<Row>;
  readonly saver: Pick<Saver<Row>, 'discard'>;
  readonly tree: { readonly shown: readonly TreePlace[]; readonly closeFrom: (level: number | null) => void };
  readonly sheet: Pick<SheetControl, 'selection' | 'select' | 'setNote'>;
  /** Which of its cells is chosen; left out: the one in the active column. */
  readonly column?: number;
  /** Shows all rows, where they may be narrowed. */
  readonly unfilter?: () => void;
  /** What is told once the typing of a row that is gone was dropped; left out: it is kept. */
  readonly gone?: string;
}

/** Goes to the first row whose saving failed or met another's; one that is not shown is brought to be shown. */
export function toStuckRow<Row>(stuck: StuckSheet<Row>): void {
  const { model, rows, queue, saver, tree, sheet, unfilter, gone } = stuck;
  const { column = sheet.selection.focus.column } = stuck;
  const [key] = unsavedRows(queue).find(([, { state }]) => state === 'failed' || state === 'conflict') ?? [];
  if (key === undefined) return;
  const at = tree.shown.findIndex((place) => place.key === key);
  const index = rows.findIndex((row) => model.keyOf(row) === key);
  if (at >= 0) sheet.select(only({ row: at, column }));
  else if (index >= 0) {
    // With everything open and nothing filtered a row is shown where it stands among all.
    tree.closeFrom(null);
    unfilter?.();
    sheet.select(only({ row: index, column }));
  } else if (gone !== undefined) {
    saver.discard(key);
    sheet.setNote(gone);
  }
}
