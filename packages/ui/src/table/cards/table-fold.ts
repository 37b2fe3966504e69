import type { ReactNode } from 'react';

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
