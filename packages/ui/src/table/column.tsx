import { EMPTY_VALUE, formatMeasure } from '@selaras/domain';
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CardPlace } from './cards/card-place';
import { ClampedText } from './clamped-text';

/** What a cell is sorted by and shown as when it has no drawing of its own. */
export type CellValue = string | number | null;

/** One column of a `DataTable`. The first column stays in sight and cannot be hidden. */
export interface TableColumn<Row> {
  id: string;
  title: string;
  /** Unit of measure, shown in the head. */
  unit?: string;
  /** Right-aligned, shown with dot thousands and comma decimals. */
  numeric?: boolean;
  /** Its cells hold figures that are shown whole or not at all; left out: those of numeric columns do. */
  figures?: boolean;
  value: (row: Row) => CellValue;
  /** Draws the cell instead of its plain value. */
  cell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Not shown until the reader asks for it. */
  hidden?: boolean;
  /** Stays in sight at the right edge, as the acts of a row do; on wide screens only. */
  pinnedEnd?: boolean;
  /** Where its value stands on a card, on a telephone; left out: the first column names the row, others are facts of it. */
  inCard?: CardPlace;
  /** CSS width the column has at least. */
  minWidth?: string;
}

/** Columns that stay away until the reader asks for them. */
export const hiddenByDefault = <Row,>(columns: readonly TableColumn<Row>[]): string[] =>
  columns.flatMap(({ id, hidden }) => (hidden ? [id] : []));

export interface TableSort {
  column: string;
  descending: boolean;
}

const compare = (a: CellValue, b: CellValue): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'id', { numeric: true });
};

export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});
export type Features = typeof features;

function plainCell(value: CellValue): string {
  if (value === null || value === '') return EMPTY_VALUE;
  return typeof value === 'number' ? formatMeasure(value) : value;
}

/** Column of the table engine for a column of ours; missing values sort last either way. */
export function columnDef<Row extends object>(
  column: TableColumn<Row>,
  first: boolean,
): ColumnDef<Features, Row> {
  return {
    id: column.id,
    header: column.title,
    accessorFn: (row: Row) => column.value(row) ?? undefined,
    enableSorting: column.sortable ?? false,
    enableHiding: !first,
    sortUndefined: 'last',
    sortDescFirst: false,
    sortFn: (a, b, id) => compare(a.getValue<CellValue>(id), b.getValue<CellValue>(id)),
  };
}

/** What stands in a cell. It is no component of its own: what is open in it stays so when the columns are made anew. */
export function shownIn<Row extends object>(column: TableColumn<Row>, row: Row): ReactNode {
  const shown = column.cell?.(row) ?? plainCell(column.value(row));
  return typeof shown === 'string' && !column.numeric ? <ClampedText>{shown}</ClampedText> : shown;
}
