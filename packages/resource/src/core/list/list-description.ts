import type { Option } from '@selaras/contracts';
import type { TableColumn, TableSort } from '@selaras/ui';
import type { ComponentType, ReactNode } from 'react';
import type { QueryPickerProps } from '../../react/picker/query-picker';
import type { AnyResource, ResourceRow } from '../resource';

interface FilterBase {
  /** Name in the address and in the list call. */
  readonly name: string;
  readonly label: string;
  /** Only for roles that see more than one unit. */
  readonly onlyWhoSeesAll?: boolean;
}

/** A filter with a short, fixed list of choices. */
export interface ChoiceFilter extends FilterBase {
  readonly options: readonly Option[];
}

/** Which choices are asked for: those with these words, or only these ids. */
interface ChoiceSearch {
  readonly q?: string;
  readonly ids?: number[];
}

/** Query options of choices. */
export type ChoiceQuery = (search: ChoiceSearch) => ReturnType<QueryPickerProps['query']>;

/** A filter whose choices come from the server; `satuanKerjaId` is the unit that the list is filtered by. */
export interface QueryFilter extends FilterBase {
  readonly query: (satuanKerjaId: number | undefined) => ChoiceQuery;
  /** Length at which an answer is cut off, when it is not that of an option list. */
  readonly limit?: number;
}

export type ListFilter = ChoiceFilter | QueryFilter;

/** What a list page shows of an entity. */
export interface ListDescription<ListRow extends ResourceRow> {
  readonly resource: AnyResource;
  /** One sentence under the title. */
  readonly description: string;
  readonly columns: readonly TableColumn<ListRow>[];
  readonly filters: readonly ListFilter[];
  readonly sort: TableSort;
  /** Stands between title and table. */
  readonly Above?: ComponentType;
  /** More acts beside the title, before the one that adds a row. */
  readonly Tools?: ComponentType;
  /** More ways that lead on from a row; `here` is the address of the list. */
  readonly rowLinks?: (row: ListRow, here: string) => readonly RowLink[];
  /** Names in the address that belong to the page around the list. */
  readonly keeps?: readonly string[];
}

/** A way from a row to something else. */
export interface RowLink {
  readonly title: string;
  readonly path: string;
  readonly icon: ReactNode;
}

/** Keeps the row's type of a description. */
export const defineList = <ListRow extends ResourceRow>(
  description: ListDescription<ListRow>,
): ListDescription<ListRow> => description;
