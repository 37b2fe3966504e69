import type { EntityField, EntityFields } from '@selaras/contracts';
import { formatRupiah } from '@selaras/domain';
import type { Definition, TableColumn } from '@selaras/ui';

type Value = string | number | null;
/** The fields of an entity that a row carries under their own names. */
type Values<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { kind: 'reference' } ? never : Name]: Value;
};
type Shown<F extends EntityFields> = keyof Values<F> & keyof F & string;

/** What a value looks like: money as money, everything else as it stands. */
const shown = ({ kind }: EntityField, value: Value): Value =>
  kind === 'rupiah' ? formatRupiah(typeof value === 'number' ? value : null) : value;

/** Columns and facts of an entity's own values, titled as its description says. */
export function viewsOf<const F extends EntityFields>({ fields }: { readonly fields: F }) {
  return {
    column: <Row extends Values<F>>(
      name: Shown<F>,
      more: Partial<Omit<TableColumn<Row>, 'id' | 'title' | 'value'>> = {},
    ): TableColumn<Row> => {
      const field = fields[name] as EntityField;
      const isNumber = field.kind === 'rupiah' || field.kind === 'number';
      const value = (row: Row) => (row as Readonly<Record<string, Value>>)[name] ?? null;
      return {
        id: name,
        title: field.sheet ?? field.label,
        value,
        ...(field.kind === 'rupiah' && { cell: (row: Row) => shown(field, value(row)) }),
        ...(isNumber && { numeric: true }),
        ...more,
      };
    },
    fact: (row: Values<F>, name: Shown<F>): Definition => {
      const field = fields[name] as EntityField;
      const value = (row as Readonly<Record<string, Value>>)[name] ?? null;
      return { term: field.label, value: shown(field, value), ...(field.kind === 'area' && { wide: true }) };
    },
  };
}
