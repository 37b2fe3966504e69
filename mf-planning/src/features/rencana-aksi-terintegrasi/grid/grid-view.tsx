import { LandscapePaper } from '@selaras/ui';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type Baris, keyOf, type RowKey } from '../core/baris';
import type { GridColumn } from '../core/grid-column';
import { only, type Range } from '../core/grid-selection';
import { noSlots, rowSlots } from '../core/row-slots';
import type { TreePlace } from '../core/tree-rows';
import type { SaveQueue } from '../saving/save-queue';
import { CellEditor } from './cell-editor';
import { cellId } from './grid-cell';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import type { RowMarks } from './grid-row-props';
import { Body, Frame, Scroller } from './grid-style';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { usePrinting } from './use-printing';
import { useRowWindow } from './use-row-window';
import type { SheetModel } from './use-sheet';

interface GridViewProps {
  readonly label: string;
  readonly baris: readonly Baris[];
  readonly queue: SaveQueue;
  /** The rows that are shown, in order. */
  readonly places: readonly TreePlace[];
  readonly closed: ReadonlySet<RowKey>;
  readonly onToggle: (place: TreePlace, open: boolean) => void;
  readonly model: SheetModel;
  readonly onSave: () => void;
}

/** The grid: head, and of its rows those that are in sight. Focus stays on the grid; the active cell is named by it. */
export function GridView({ label, places, closed, onToggle, model, onSave, ...data }: GridViewProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { sheet, selection, editing } = model;
  const { focus } = selection;
  const { seen, look } = useRowWindow(scroller, places.length);
  const printing = usePrinting();
  const active = cellId(id, focus.row, focus.column);

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
    const row = place && data.baris[place.index];
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
  const style = useMemo(() => widthsOf(sheet.columns), [sheet.columns]);

  return (
    <Frame style={style}>
      <LandscapePaper />
      <Scroller
        ref={scroller}
        role="treegrid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={places.length + 1}
        aria-colcount={sheet.columns.length}
        aria-multiselectable="true"
        aria-activedescendant={places.length > 0 && !typing ? active : undefined}
        onScroll={look}
        {...keys}
        {...pointer}
      >
        <GridHead columns={sheet.columns} />
        <Body
          role="rowgroup"
          // Read out, rows follow each other as they are seen, wherever their elements stand.
          aria-owns={shown.map(({ at }) => rowId(at)).join(' ')}
          style={{ height: `calc(${places.length} * var(--baris))` }}
        >
          {drawn.map((one) => {
            const { at, place, row } = one;
            const isActive = at === focus.row;
            return (
              <GridRow
                key={slotOf(one)}
                {...marksOf(at, model)}
                id={rowId(at)}
                gridId={id}
                baris={row}
                edit={data.queue.get(keyOf(row))}
                at={at}
                level={place.level}
                position={place.position}
                siblings={place.siblings}
                open={place.hasChildren ? !closed.has(place.key) : null}
                columns={sheet.columns}
                access={sheet.access}
                editor={
                  isActive && editing !== null && model.column !== undefined ? (
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
    </Frame>
  );
}

/** Widths of all columns but the frozen one, on the screen and on paper. */
function widthsOf(columns: readonly GridColumn[]): CSSProperties {
  const rest = columns.slice(1);
  const printed = rest.filter(({ kind }) => kind !== 'keadaan');
  return {
    '--kolom': rest.map(({ width }) => `${width}rem`).join(' '),
    '--kolom-cetak': printed.map(({ width }) => `minmax(0, ${width}fr)`).join(' '),
  } as CSSProperties;
}

/** Numbers of the rows in reach, and always the active one, which the grid names as its active descendant. */
function mounted(start: number, end: number, active: number, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, at) => start + at);
  if (active >= start && active < end) return rows;
  return active < start ? [active, ...rows] : [...rows, active];
}

const none = { left: -1, right: -1, active: -1, handle: -1, fillLeft: -1, fillRight: -1 };
const holds = (range: Range, at: number) => at >= range.top && at <= range.bottom;

function marksOf(at: number, { range, selection: { focus }, fill }: SheetModel): RowMarks {
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
