import type { ChildrenCount, Entity, EntityField, EntityFields, Option, StoredAs } from '@selaras/contracts';
import type { Definition, TableColumn } from '@selaras/ui';
import type { ChildrenDescription, DetailDescription } from '../detail/detail-description';
import type { Field } from '../form/field';
import type { FormDescription } from '../form/form-description';
import type { ChoiceQuery, ListDescription, ListFilter } from '../list/list-description';
import { unitFilter } from '../list/unit-filter';
import type { AnyResource, ResourceRow } from '../resource';
import { dateColumn, dateFact } from './entity-dates';
import { formField, pickField } from './entity-form';
import { columnOfField, factOfField, filterOfField } from './entity-list';
import { rowLabelOf } from './entity-words';
import { referenceText, rowValue } from './row-value';
import { afterUnit, unitField, unitScope } from './unit-field';

interface Described extends Pick<Entity, 'title' | 'orders' | 'filters'> {
  readonly fields: EntityFields;
  readonly stored: StoredAs;
}

type Row = ResourceRow & { readonly anak?: readonly ChildrenCount[] };

interface Surroundings {
  /** One sentence under the title of the list. */
  readonly description: string;
  /** Where the choices of a reference come from, by field; `unit` is the chosen unit. */
  readonly choices?: Readonly<Record<string, (unit: number | undefined) => ChoiceQuery>>;
  /** What rows below a row are called; left out: they are not shown. */
  readonly children?: ChildrenDescription<{ readonly anak: readonly ChildrenCount[] }>;
}

/** List, form and detail of an entity whose rows are its fields, in the order and under the words of its description. */
export function entityViews(
  entity: Described,
  resource: AnyResource,
  { description, choices = {}, children }: Surroundings,
): { list: ListDescription<Row>; form: FormDescription; detail: DetailDescription<Row> } {
  const { title, fields, orders, filters } = entity;
  const all = Object.entries(fields);
  const written = all.filter(([, { derived }]) => !derived);
  return {
    list: {
      resource,
      description,
      sort: { column: orders[0], descending: false },
      filters: [
        ...('satuan_kerja_id' in fields ? [unitFilter] : []),
        ...filters.flatMap((name) => filterOf(name, fields[name], choices[name])),
      ],
      columns: all.map(([name, field]) => columnOf(name, field, orders)),
    },
    form: {
      resource,
      sections: [
        { title, fields: written.map(([name, field]) => fieldOf(name, field, fields, choices[name])) },
      ],
    },
    detail: {
      resource,
      title: rowLabelOf(entity),
      sections: [{ title, facts: (row) => all.map(([name, field]) => factOf(row, name, field)) }],
      ...(children && {
        children: { of: ({ anak = [] }: Row) => children.of({ anak }), kindOf: children.kindOf },
      }),
    },
  };
}

/** Room for texts in a table. */
const widths: Partial<Record<EntityField['kind'], string>> = {
  text: '160px',
  area: '280px',
  reference: '200px',
};

function columnOf(name: string, field: EntityField, orders: readonly string[]): TableColumn<object> {
  const column = plainColumnOf(name, field);
  const minWidth = widths[field.kind];
  return { ...column, ...(minWidth && { minWidth }), ...(orders.includes(name) && { sortable: true }) };
}

function plainColumnOf(name: string, field: EntityField): TableColumn<object> {
  switch (field.kind) {
    case 'reference':
      return { id: name, title: field.label, value: (row) => referenceText(row, name, field) };
    case 'date':
      return dateColumn(name, field);
    default:
      return columnOfField(name, field);
  }
}

function factOf(row: object, name: string, field: EntityField): Definition {
  if (field.kind === 'date') return dateFact(row, name, field);
  if (field.kind !== 'reference') return factOfField(row, name, field);
  return { term: field.label, value: referenceText(row, name, field), wide: true };
}

type ChoicesOf = (unit: number | undefined) => ChoiceQuery;

function needed(name: string, choices: ChoicesOf | undefined): ChoicesOf {
  if (choices === undefined) throw new Error(`No choices for ${name}: name their query in entityViews`);
  return choices;
}

function fieldOf(
  name: string,
  field: EntityField,
  fields: EntityFields,
  choices: ChoicesOf | undefined,
): Field {
  if (field.kind !== 'reference') return formField(name, field);
  if (field.to === 'satuan-kerja') {
    const below = Object.entries(fields).filter(([, { kind }]) => kind === 'reference');
    return { ...unitField, empties: below.map(([other]) => other).filter((other) => other !== name) };
  }
  const query = needed(name, choices);
  return pickField(name, field, {
    ...('satuan_kerja_id' in fields && { after: afterUnit }),
    query: (values) => query(unitScope(values).satuan_kerja_id),
    known: (row: object): Option | null => {
      const label = referenceText(row, name, field);
      const referred = (row as Readonly<Record<string, unknown>>)[name.replace(/_id$/, '')];
      const id = typeof referred === 'object' && referred !== null ? rowValue(referred, 'id') : null;
      return label === null || typeof id !== 'number' ? null : { value: id, label };
    },
  });
}

function filterOf(
  name: string,
  field: EntityField | undefined,
  choices: ChoicesOf | undefined,
): ListFilter[] {
  if (field === undefined) return [];
  if (field.kind !== 'choice') return [{ name, label: field.label, query: needed(name, choices) }];
  return [filterOfField(name, field)];
}
