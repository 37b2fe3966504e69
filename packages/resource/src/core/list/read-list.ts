import type { TableColumn, TableSort } from '@selaras/ui';
import type { ListFilter } from './list-description';
import type { ListRules } from './list-state';

/** One page of rows as a list call answers it. */
export interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly total: number;
  readonly per_page: number;
  /** Every row of the selection in its order, of a list that is here as a whole (`pageOfOwn`). */
  readonly all?: readonly Row[];
}

/** A list that is read page by page: what it shows, how it is searched, and its words. */
export interface ReadListDescription<Row> {
  /** Names the table. */
  readonly caption: string;
  /** Label of the search field. */
  readonly search: string;
  /** Says that the list could not be loaded. */
  readonly failed: string;
  /** Says that no row fits the filters. */
  readonly noneFits: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** Order to begin with; null for a list whose order is not its reader's to choose. */
  readonly sort: TableSort | null;
  /** Whether columns can be hidden. */
  readonly hideable?: boolean;
  /** Its rows are compared column by column, and so stay a table on a telephone too. */
  readonly comparison?: boolean;
  /** Names in the address that belong to the page around the list. */
  readonly keeps?: readonly string[];
  rowId(row: Row): string | number;
}

/** Order of a list that nobody chose one for: nothing of it reaches the server. */
const NO_ORDER: TableSort = { column: '', descending: false };

/** Whether a filter understands a value: one of its choices, or an id, which is a number from 1. */
function takes(filter: ListFilter, value: string): boolean {
  if ('options' in filter) return filter.options.some((option) => String(option.value) === value);
  return !filter.name.endsWith('_id') || /^[1-9]\d*$/.test(value);
}

/** What a list allows in its address. */
export const listRules = <Row>({
  columns,
  filters,
  sort,
  keeps,
}: Pick<ReadListDescription<Row>, 'columns' | 'filters' | 'sort' | 'keeps'>): ListRules => ({
  filters: filters.map(({ name }) => name),
  takes: (name, value) => filters.some((filter) => filter.name === name && takes(filter, value)),
  orders: columns.flatMap(({ id, sortable }) => (sortable ? [id] : [])),
  sort: sort ?? NO_ORDER,
  hidden: columns.flatMap(({ id, hidden }) => (hidden ? [id] : [])),
  ...(keeps && { keeps }),
});

/** Keeps the row's type of a description. */
export const defineReadList = <Row>(description: ReadListDescription<Row>): ReadListDescription<Row> =>
  description;
