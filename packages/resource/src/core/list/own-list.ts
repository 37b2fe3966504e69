import { isFound, readSearch, searchText } from '@selaras/domain';
import type { CellValue, TableColumn } from '@selaras/ui';
import type { ListState } from './list-state';
import type { RowPage } from './read-list';

const PER_PAGE = 20;

interface OwnList<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Texts that a search looks through, all of them together. */
  readonly words: (row: Row) => readonly string[];
  /** Whether a row fits a filter; left out: there are none. */
  readonly fits?: (row: Row, filter: string, value: string) => boolean;
}

/** What the address asks for of a list that is here as a whole: searched, filtered, ordered, and one page of it. */
export function pageOfOwn<Row>(
  rows: readonly Row[],
  { q, filters, sort, page }: ListState,
  { columns, words, fits = () => true }: OwnList<Row>,
): RowPage<Row> {
  const search = readSearch(q);
  const found = rows.filter(
    (row) =>
      isFound(search, searchText(...words(row))) &&
      Object.entries(filters).every(([name, value]) => fits(row, name, value)),
  );
  const value = columns.find(({ id }) => id === sort.column)?.value;
  const ordered =
    value === undefined ? found : [...found].sort((a, b) => compare(value(a), value(b), sort.descending));
  const start = (page - 1) * PER_PAGE;
  return {
    data: ordered.slice(start, start + PER_PAGE),
    current_page: page,
    total: found.length,
    per_page: PER_PAGE,
    all: ordered,
  };
}

/** What is missing stands last either way. */
function compare(a: CellValue, b: CellValue, descending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'id', { numeric: true });
  return descending ? -order : order;
}
