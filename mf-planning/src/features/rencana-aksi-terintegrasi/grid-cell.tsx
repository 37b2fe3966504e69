import { ChevronRight, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Baris, tingkatWords } from './baris';
import { closedReason } from './cell-lock';
import { cellText, type GridColumn, isFigure } from './grid-column';
import type { GridRowProps } from './grid-row';
import { RowState } from './row-state';
import { Toggle } from './row-style';
import { unsaved } from './save-queue';

export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/**
 * One cell. Drawn by a call and not as a component, figures as bare text: a scroll mounts cells by the hundred, and
 * each component and element of them counts.
 */
export function drawCell(props: GridRowProps, row: Baris, column: GridColumn, number: number): ReactNode {
  const { edit, at, editor } = props;
  const { field, kind } = column;
  const active = props.active === number;
  const pending = field !== undefined && edit !== undefined && field in unsaved(edit);
  const faulty = field !== undefined && edit?.errors[field] !== undefined;
  const attributes = {
    id: cellId(props.gridId, at, number),
    role: 'gridcell',
    'aria-colindex': number + 1,
    'aria-selected': number >= props.left && number <= props.right,
    'aria-readonly': closedReason(row, column, props.access) !== null,
    'aria-invalid': faulty || undefined,
    'data-angka': isFigure(column) || undefined,
    'data-aktif': active || undefined,
    'data-tertunda': pending || undefined,
    'data-isian-ke': (number >= props.fillLeft && number <= props.fillRight) || undefined,
    'data-keadaan': kind === 'keadaan' ? (edit?.keadaan ?? '') : undefined,
    'data-baris': at,
    'data-kolom': number,
  };
  return (
    <div key={column.id} {...attributes}>
      {number === 0 && drawBranch(row, props.open)}
      {drawContent(props, row, column, number)}
      {active && editor}
      {props.handle === number && editor === null && <span data-tarik="" />}
    </div>
  );
}

function drawContent(
  { edit, access }: GridRowProps,
  row: Baris,
  column: GridColumn,
  number: number,
): ReactNode {
  if (column.kind === 'keadaan') return edit === undefined ? null : <RowState edit={edit} />;
  const text = cellText(column, row);
  if (column.kind === 'bukti') return drawBukti(row, text, closedReason(row, column, access) === null);
  if (isFigure(column)) return text;
  if (number > 0) return <span data-teks="">{text}</span>;
  const tingkat = tingkatWords[row.tingkat];
  return (
    <span data-teks="" title={row.nama ?? undefined}>
      <small>{row.kode === null ? tingkat : `${tingkat} ${row.kode}`}</small> {text}
    </span>
  );
}

function drawBranch(row: Baris, open: boolean | null): ReactNode {
  if (open === null) return <span data-ruang="" />;
  const label = `${open ? 'Tutup' : 'Buka'} ${row.sasaran}`;
  return (
    <Toggle type="button" tabIndex={-1} data-cabang="" aria-label={label}>
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
