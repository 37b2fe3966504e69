import { useMemo, useState } from 'react';
import type { SheetColumn } from '../core/column';
import type { RowKey } from '../core/row-model';
import type { SaveQueue } from '../core/save-queue';
import { treePlaces } from '../core/tree-places';
import { createSaver, type SaverPorts } from '../saving/saver';
import { GridView } from './grid-view';
import type { RowDrawing } from './row-drawing';
import { useSheet } from './use-sheet';

const nothing: SaveQueue<never> = new Map();
const noBranches: ReadonlySet<RowKey> = new Set();
const closedReason = () => 'Kolom ini hanya dibaca.';
const never = () => undefined;
const noServer: SaverPorts<never> = {
  send: () => Promise.reject(new Error('A table that is only read sends nothing')),
  received: never,
  refused: never,
};

interface ReadGridProps<Row, Column extends SheetColumn<Row>> {
  readonly label: string;
  /** In the order in which they are shown. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly keyOf: (row: Row) => RowKey;
  readonly drawing: RowDrawing<Row, Column>;
  /** Opens what a cell holds, by Enter or by pressing it; answers whether it did. */
  readonly onOpen?: (row: Row, column: Column) => boolean;
  /** No higher than its rows. */
  readonly low?: boolean;
}

/**
 * A flat table that is only read: thousands of rows, walked through by keys, copied like a spreadsheet, its cells opened.
 * Keep `columns`, `keyOf` and `drawing` the same objects: every row is drawn anew with other ones.
 */
export function ReadGrid<Row, Column extends SheetColumn<Row>>({
  rows,
  columns,
  keyOf,
  onOpen,
  ...grid
}: ReadGridProps<Row, Column>) {
  const table = useMemo(
    () => ({
      model: { keyOf, versionOf: () => 0, valueOf: () => null, withValues: (row: Row) => row },
      columns,
      closedReason,
    }),
    [keyOf, columns],
  );
  const places = useMemo(() => treePlaces(rows, table.model), [rows, table]);
  const shown = useMemo(() => rows.map((_, at) => at), [rows]);
  const [saver] = useState(() => createSaver<Row>(table.model, noServer));
  const model = useSheet({ table, rows, shown, saver, queue: nothing, ...(onOpen && { onOpen }) });
  return (
    <GridView
      {...grid}
      rows={rows}
      queue={nothing}
      places={places}
      closed={noBranches}
      onToggle={never}
      model={model}
      onSave={never}
    />
  );
}
