import type { QueryKey } from '@tanstack/react-query';

/** Where a section stands: in a chapter of the report, or in a narrative. */
export interface TempatBagian {
  /** null: the regency's report. */
  readonly unit: number | null;
  readonly kode: string;
  readonly judul: string;
  /** What its author is asked for. */
  readonly petunjuk: string;
  /** Under which it is kept in this browser with the sections beside it. */
  readonly queryKey: QueryKey;
}
