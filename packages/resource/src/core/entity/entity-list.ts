import type { ChoiceEntityField, EntityFields } from '@selaras/contracts';
import type { Definition, TableColumn } from '@selaras/ui';
import type { ChoiceFilter } from '../list/list-description';
import { choiceOptions, shownValue, type UndatedField } from './entity-values';
import { plainColumn } from './plain-column';
import { rowValue, type Value } from './row-value';

/** The fields of an entity that a row carries under their own names, dates apart. */
type Values<F extends EntityFields> = {
  readonly [Name in keyof F as F[Name] extends { kind: 'reference' | 'date' } ? never : Name]: Value;
};
type Shown<F extends EntityFields> = keyof Values<F> & keyof F & string;
type Chosen<F extends EntityFields> = {
  [Name in keyof F & string]: F[Name] extends ChoiceEntityField ? Name : never;
}[keyof F & string];

/** Kinds whose values are drawn otherwise than they are stored. */
const drawn: readonly UndatedField['kind'][] = ['rupiah', 'choice', 'switch'];

/** The column of a field that holds a value of the row itself. */
export function columnOfField(name: string, field: UndatedField): TableColumn<object> {
  const isNumber = field.kind === 'rupiah' || field.kind === 'number';
  return {
    ...plainColumn(name, field),
    ...(field.kind === 'switch' && { value: (row: object) => shownValue(name, field, rowValue(row, name)) }),
    ...(drawn.includes(field.kind) && {
      cell: (row: object) => shownValue(name, field, rowValue(row, name)),
    }),
    ...(isNumber && { numeric: true }),
  };
}

/** The fact of a field that holds a value of the row itself. */
export const factOfField = (row: object, name: string, field: UndatedField): Definition => ({
  term: field.label,
  value: shownValue(name, field, rowValue(row, name)),
  ...((field.kind === 'area' || field.kind === 'rumus') && { wide: true }),
});

/** The filter of a field with a few codes. */
export const filterOfField = (name: string, field: ChoiceEntityField): ChoiceFilter => ({
  name,
  label: field.label,
  options: choiceOptions(name, field),
});

/** Columns, facts and filters of an entity's own values, titled as its description says. */
export function viewsOf<const F extends EntityFields>({ fields }: { readonly fields: F }) {
  return {
    column: <const Name extends Shown<F>, Row extends Pick<Values<F>, Name>>(
      name: Name,
      more: Partial<Omit<TableColumn<Row>, 'id' | 'value'>> = {},
    ): TableColumn<Row> => ({ ...columnOfField(name, fields[name] as UndatedField), ...more }),
    fact: <const Name extends Shown<F>>(row: Pick<Values<F>, Name>, name: Name): Definition =>
      factOfField(row, name, fields[name] as UndatedField),
    filter: (name: Chosen<F>): ChoiceFilter => filterOfField(name, fields[name] as ChoiceEntityField),
  };
}
