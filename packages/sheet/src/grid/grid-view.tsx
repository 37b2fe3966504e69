import { LandscapePaper, usePrinting, VisuallyHidden } from '@selaras/ui';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { SheetColumn } from '../core/column';
import type { RowKey } from '../core/row-model';
import { noSlots, rowSlots } from '../core/row-slots';
import type { SaveQueue } from '../core/save-queue';
import { only } from '../core/selection';
import type { TreePlace } from '../core/tree-places';
import { CellEditor } from './cell-editor';
import { cellId } from './grid-cell';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import { Body, Frame, Scroller } from './grid-style';
import type { RowDrawing } from './row-drawing';
import { marksOf } from './row-marks';
import type { SheetModel } from './sheet-model';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { useRowWindow } from './use-row-window';

interface GridViewProps<Row, Column extends SheetColumn<Row>> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly queue: SaveQueue<Row>;
  /** The rows that are shown, in order. */
  readonly places: readonly TreePlace[];
  readonly closed: ReadonlySet<RowKey>;
  readonly onToggle: (place: TreePlace, open: boolean) => void;
  readonly model: SheetModel<Row, Column>;
  readonly drawing: RowDrawing<Row, Column>;
  /** Sends at once what waits. */
  readonly onSave: () => void;
  /** No higher than its rows: for tables that may have a few alone. */
  readonly low?: boolean;
}

/** The grid: head, and of its rows those that are in sight. Focus stays on the grid; the active cell is named by it. */
export function GridView<Row, Column extends SheetColumn<Row>>({
  label,
  rows,
  queue,
  places,
  closed,
  onToggle,
  model,
  drawing,
  onSave,
  low = false,
}: GridViewProps<Row, Column>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { table, selection, editing } = model;
  const { focus } = selection;
  const { seen, look } = useRowWindow(scroller, places.length);
  const printing = usePrinting();
  const active = cellId(id, focus.row, focus.column);
  const isTree = table.model.depthOf !== undefined;

  const toggle = (at: number, wanted?: boolean) => {
    const place = places[at];
    if (place === undefined || !place.hasChildren) return;
    model.select(only({ row: at, column: 0 }));
    onToggle(place, wanted ?? closed.has(place.key));
  };
  const keys = useGridKeys(model, { toggle: (open) => toggle(focus.row, open), save: onSave });
  const pointer = useGridPointer(model, toggle);

  const moved = useRef(false);
  useLayoutEffect(() => {
    // The first cell is active from the start; the page does not jump to it.
    if (moved.current)
      document.getElementById(active)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    moved.current = true;
  }, [active]);

  const typing = editing !== null;
  useEffect(() => {
    if (!typing && document.activeElement === document.body && moved.current) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [typing]);

  const shown = (
    printing ? places.map((_, at) => at) : mounted(seen.start, seen.end, focus.row, places.length)
  ).flatMap((at) => {
    const place = places[at];
    const row = place && rows[place.index];
    return place === undefined || row === undefined ? [] : [{ at, place, row }];
  });
  const slots = useRef(noSlots);
  slots.current = rowSlots(
    slots.current,
    shown.map(({ place }) => place.key),
  );
  const slotOf = ({ place }: (typeof shown)[number]) => slots.current.get(place.key) ?? 0;
  const rowId = (at: number) => `${id}-${at}`;
  // Paper takes rows as they stand in the document; on the screen their elements stay where they are.
  const drawn = printing ? shown : [...shown].sort((a, b) => slotOf(a) - slotOf(b));
  const style = useMemo(() => widthsOf(table.columns), [table.columns]);

  return (
    <Frame style={style}>
      <LandscapePaper />
      <Scroller
        ref={scroller}
        $low={low}
        role={isTree ? 'treegrid' : 'grid'}
        tabIndex={0}
        aria-label={label}
        aria-rowcount={places.length + 1}
        aria-colcount={table.columns.length}
        aria-multiselectable="true"
        aria-activedescendant={places.length > 0 && !typing ? active : undefined}
        onScroll={look}
        {...keys}
        {...pointer}
      >
        <GridHead columns={table.columns} />
        <Body
          role="rowgroup"
          // Read out, rows follow each other as they are seen, wherever their elements stand.
          aria-owns={shown.map(({ at }) => rowId(at)).join(' ')}
          style={{ height: `calc(${places.length} * var(--row))` }}
        >
          {drawn.map((one) => {
            const { at, place, row } = one;
            const { level, position, siblings } = place;
            return (
              <GridRow
                key={slotOf(one)}
                {...marksOf(at, model)}
                {...(isTree && { level, position, siblings })}
                id={rowId(at)}
                gridId={id}
                row={row}
                edit={queue.get(place.key)}
                at={at}
                open={isTree ? (place.hasChildren ? !closed.has(place.key) : null) : undefined}
                table={table}
                drawing={drawing}
                editor={
                  at === focus.row && editing !== null && model.column !== undefined ? (
                    <CellEditor
                      column={model.column}
                      {...editing}
                      onText={model.onText}
                      onCommit={model.commit}
                      onCancel={model.cancel}
                    />
                  ) : null
                }
              />
            );
          })}
        </Body>
      </Scroller>
      <VisuallyHidden role="status" data-note="">
        {model.note}
      </VisuallyHidden>
    </Frame>
  );
}

/** Widths of all columns but the frozen one, on the screen and on paper. */
function widthsOf(columns: readonly SheetColumn<never>[]): CSSProperties {
  const rest = columns.slice(1);
  const printed = rest.filter(({ kind }) => kind !== 'state');
  return {
    '--columns': rest.map(({ width }) => `${width}rem`).join(' '),
    '--columns-printed': printed.map(({ width }) => `minmax(0, ${width}fr)`).join(' '),
  } as CSSProperties;
}

/** Numbers of the rows in reach, and always the active one, which the grid names as its active descendant. */
function mounted(start: number, end: number, active: number, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, at) => start + at);
  if (active >= start && active < end) return rows;
  return active < start ? [active, ...rows] : [...rows, active];
}
