import type { ReactNode } from 'react';
import { latePart } from '../../late/late-part';
import { Skeleton } from '../../state/skeleton';
import { tokens } from '../../token/tokens';

/** What a table leaves to the fold of its list on a telephone. */
export interface TableFold {
  /** Order, columns and acts of the table; null where it has none. */
  readonly tools: ReactNode;
  /** Rows that were found, once it is known. */
  readonly total: number | undefined;
}

export interface FilterFoldProps extends Partial<TableFold> {
  /** How many of the filters are in use; null where the list has none. */
  count: number | null;
  /** Takes all filters off. */
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
}

/** One button for all that a list is chosen and ordered by; pressed, it brings a sheet from below. For telephones. */
export const FilterFold = latePart<FilterFoldProps>(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './narrow-parts')).FoldedFilters,
  () => <Skeleton width="96px" height={tokens.controlHeight} />,
);
