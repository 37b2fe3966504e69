import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import { type Baris, keyOf, type RowKey } from './baris';
import { CellEditor } from './cell-editor';
import { cellId } from './grid-cell';
import { type GridColumn, isFigure } from './grid-column';
import { GridRow, type RowMarks } from './grid-row';
import { only, type Range } from './grid-selection';
import { Body, Frame, Head, HeadGroup, Scroller } from './grid-style';
import type { SaveQueue } from './save-queue';
import type { TreePlace } from './tree-rows';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { usePrinting } from './use-printing';
import { useRowWindow } from './use-row-window';
import type { SheetModel } from './use-sheet';

/** The table is wider than high. */
const Lanskap = createGlobalStyle`@page { size: A4 landscape; }`;

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

  const shown = printing
    ? places.map((_, at) => at)
    : mounted(seen.start, seen.end, focus.row, places.length);
  const rest = sheet.columns.slice(1);
  const style = {
    '--kolom': rest.map(({ width }) => `${width}rem`).join(' '),
    '--kolom-cetak': rest
      .filter(({ kind }) => kind !== 'keadaan')
      .map(({ width }) => `minmax(0, ${width}fr)`)
      .join(' '),
  } as CSSProperties;

  return (
    <Frame style={style}>
      <Lanskap />
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
        <HeadGroup role="rowgroup">
          <Head role="row" aria-rowindex={1}>
            {sheet.columns.map((column, at) => (
              <ColumnHead key={column.id} column={column} at={at} />
            ))}
          </Head>
        </HeadGroup>
        <Body role="rowgroup" style={{ height: `calc(${places.length} * var(--baris))` }}>
          {shown.map((at) => {
            const place = places[at];
            const row = place && data.baris[place.index];
            if (place === undefined || row === undefined) return null;
            const isActive = at === focus.row;
            return (
              <GridRow
                key={place.key}
                {...marksOf(at, model)}
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

function ColumnHead({ column, at }: { column: GridColumn; at: number }) {
  const attributes = {
    role: 'columnheader',
    'aria-colindex': at + 1,
    'data-angka': isFigure(column) || undefined,
    'data-tengah': column.kind === 'bukti' || undefined,
    'data-keadaan': column.kind === 'keadaan' ? '' : undefined,
  };
  return (
    <div {...attributes}>
      {column.over !== undefined && <small>{column.over}</small>}
      {column.title}
    </div>
  );
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
