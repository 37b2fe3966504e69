import type { DateEntityField, EntityFields } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import type { Definition, TableColumn } from '@selaras/ui';
import { plainColumn } from './plain-column';
import { rowValue } from './row-value';

function dateOf(row: object, name: string): string | null {
  const value = rowValue(row, name);
  return typeof value === 'string' ? value : null;
}

/** The column of a date, in words. */
export const dateColumn = (name: string, field: DateEntityField): TableColumn<object> => ({
  ...plainColumn(name, field),
  cell: (row) => formatDate(dateOf(row, name)),
});

/** The fact of a date, in words. */
export const dateFact = (row: object, name: string, field: DateEntityField): Definition => ({
  term: field.label,
  value: formatDate(dateOf(row, name)),
});

type Dated<F extends EntityFields> = {
  [Name in keyof F & string]: F[Name] extends DateEntityField ? Name : never;
}[keyof F & string];

/** Columns and facts of an entity's dates, titled as its description says; the others are those of `viewsOf`. */
export function datesOf<const F extends EntityFields>({ fields }: { readonly fields: F }) {
  return {
    column: (name: Dated<F>, more: Partial<Omit<TableColumn<object>, 'id' | 'value'>> = {}) => ({
      ...dateColumn(name, fields[name] as DateEntityField),
      ...more,
    }),
    fact: (row: object, name: Dated<F>) => dateFact(row, name, fields[name] as DateEntityField),
  };
}
