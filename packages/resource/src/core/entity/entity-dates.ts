import { type DateEntityField, sheetTitle } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import type { Definition, TableColumn } from '@selaras/ui';
import { rowValue } from './row-value';

function dateOf(row: object, name: string): string | null {
  const value = rowValue(row, name);
  return typeof value === 'string' ? value : null;
}

/** The column of a date, in words. */
export const dateColumn = (name: string, field: DateEntityField): TableColumn<object> => ({
  id: name,
  title: sheetTitle(field),
  value: (row) => dateOf(row, name),
  cell: (row) => formatDate(dateOf(row, name)),
});

/** The fact of a date, in words. */
export const dateFact = (row: object, name: string, field: DateEntityField): Definition => ({
  term: field.label,
  value: formatDate(dateOf(row, name)),
});
