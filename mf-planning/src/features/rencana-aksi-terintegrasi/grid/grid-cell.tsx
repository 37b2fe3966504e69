import { tingkatWords } from '@selaras/domain';
import { ChevronRight, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Baris } from '../core/baris';
import { closedReason } from '../core/cell-lock';
import { cellText, type GridColumn, isFigure } from '../core/grid-column';
import { RowState } from '../saving/row-state';
import { type RowEdit, unsaved } from '../saving/save-queue';
import type { GridRowProps } from './grid-row-props';
import { Toggle } from './row-style';

export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/**
 * One cell. Drawn by a call and not as a component, figures as bare text: a scroll mounts cells by the hundred, and
 * each component and element of them counts.
 */
export function drawCell(props: GridRowProps, row: Baris, column: GridColumn, number: number): ReactNode {
  const { edit, editor } = props;
  const { field, kind } = column;
  const active = props.active === number;
  const pending = field !== undefined && edit !== undefined && field in unsaved(edit);
  const faulty = field !== undefined && edit?.errors[field] !== undefined;
  const closed = closedReason(row, column, props.access) !== null;
  const attributes = {
    // The grid names its active cell alone.
    id: active ? cellId(props.gridId, props.at, number) : undefined,
    role: 'gridcell',
    'aria-colindex': number + 1,
    'aria-selected': number >= props.left && number <= props.right,
    'aria-readonly': closed || undefined,
    'aria-invalid': faulty || undefined,
    'data-angka': isFigure(column) || undefined,
    'data-aktif': active || undefined,
    'data-tertunda': pending || undefined,
    'data-isian-ke': (number >= props.fillLeft && number <= props.fillRight) || undefined,
    'data-keadaan': kind === 'keadaan' ? (edit?.keadaan ?? '') : undefined,
  };
  return (
    <div key={column.id} {...attributes}>
      {number === 0 && drawBranch(row, props.open)}
      {drawContent(edit, row, column, number, closed)}
      {active && editor}
      {props.handle === number && editor === null && <span data-tarik="" />}
    </div>
  );
}

function drawContent(
  edit: RowEdit | undefined,
  row: Baris,
  column: GridColumn,
  number: number,
  closed: boolean,
): ReactNode {
  if (column.kind === 'keadaan') return edit === undefined ? null : <RowState edit={edit} />;
  const text = cellText(column, row);
  if (column.kind === 'bukti') return drawBukti(row, text, !closed);
  if (isFigure(column)) return text;
  if (number > 0) return <span data-teks="">{text}</span>;
  const tingkat = tingkatWords[row.tingkat].singkat;
  return (
    <span data-teks="" title={row.nama ?? undefined}>
      <small>{row.kode === null ? tingkat : `${tingkat} ${row.kode}`}</small> {text}
    </span>
  );
}

function drawBranch(row: Baris, open: boolean | null): ReactNode {
  if (open === null) return <span data-ruang="" />;
  const label = `${open ? 'Tutup' : 'Buka'} ${row.sasaran}`;
  // Another row in the same element does not turn the arrow of the one before.
  return (
    <Toggle key={row.id} type="button" tabIndex={-1} data-cabang="" aria-label={label}>
      <ChevronRight size={14} aria-hidden="true" />
    </Toggle>
  );
}

/** How many files prove a quarter; a plus where the first one can be added. */
function drawBukti({ tingkat }: Baris, count: string, open: boolean): ReactNode {
  if (tingkat !== 'kinerja-langkah-aksi') return null;
  if (count === '') return open && <span data-bukti="0">+</span>;
  return (
    <span data-bukti={count}>
      <Paperclip size={13} aria-hidden="true" />
      {count}
    </span>
  );
}
