import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cellText, isFigure, type SheetColumn } from '../core/column';
import { unsaved } from '../core/save-queue';
import { RowState } from '../saving/row-state';
import type { GridRowProps } from './grid-row-props';
import { Toggle } from './row-style';

export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/**
 * One cell. Drawn by a call and not as a component, figures as bare text: a scroll mounts cells by the hundred, and
 * each component and element of them counts.
 */
export function drawCell(
  props: GridRowProps,
  row: unknown,
  column: SheetColumn<unknown>,
  number: number,
): ReactNode {
  const { edit, editor } = props;
  const { field, kind } = column;
  const active = props.active === number;
  const pending = field !== undefined && edit !== undefined && field in unsaved(edit);
  const faulty = field !== undefined && edit?.errors[field] !== undefined;
  const closed = props.table.closedReason(row, column) !== null;
  const attributes = {
    // The grid names its active cell alone.
    id: active ? cellId(props.gridId, props.at, number) : undefined,
    role: 'gridcell',
    'aria-colindex': number + 1,
    'aria-selected': number >= props.left && number <= props.right,
    'aria-readonly': closed || undefined,
    'aria-invalid': faulty || undefined,
    'data-figure': isFigure(column) || undefined,
    'data-active': active || undefined,
    'data-pending': pending || undefined,
    'data-filling': (number >= props.fillLeft && number <= props.fillRight) || undefined,
    'data-state': kind === 'state' ? (edit?.state ?? '') : undefined,
  };
  return (
    <div key={column.id} {...attributes}>
      {number === 0 && props.open !== undefined && drawBranch(props, row, props.open)}
      {drawContent(props, row, column, closed)}
      {active && editor}
      {props.handle === number && editor === null && <span data-handle="" />}
    </div>
  );
}

function drawContent(
  { edit, drawing }: GridRowProps,
  row: unknown,
  column: SheetColumn<unknown>,
  closed: boolean,
): ReactNode {
  if (column.kind === 'state') return edit === undefined ? null : <RowState edit={edit} />;
  const text = cellText(column, row);
  const drawn = drawing.draw?.(row, column, text, closed);
  if (drawn !== undefined) return drawn;
  return isFigure(column) ? text : <span data-text="">{text}</span>;
}

function drawBranch({ table, drawing }: GridRowProps, row: unknown, open: boolean | null): ReactNode {
  if (open === null) return <span data-gap="" />;
  const label = `${open ? 'Tutup' : 'Buka'} ${drawing.nameOf(row)}`;
  // Another row in the same element does not turn the arrow of the one before.
  return (
    <Toggle key={table.model.keyOf(row)} type="button" tabIndex={-1} data-branch="" aria-label={label}>
      <ChevronRight size={14} aria-hidden="true" />
    </Toggle>
  );
}
