import type { QueryKey } from '@tanstack/react-query';
import type { Values } from './field';

/** The parent that an address names: its words and what a new row takes from it, or why it cannot be the parent. */
export type GivenParent = { readonly label: string; readonly values: Values } | { readonly refusal: string };

export interface ParentQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: unknown) => Promise<GivenParent>;
}

/** How the parent that the address of a new row may name is found. */
export interface ParentDescription {
  /** Field that refers to it, then the fields that are given with it. */
  readonly names: readonly [string, ...string[]];
  /** Asks for it; null when the address says too little. `unit` is the reader's, null when he works for all. */
  query(given: Values, unit: number | null): ParentQuery | null;
}

/** Asks for a row that may become a parent, and takes from the answer what a new row needs. */
export function parentQuery<Answer>(
  { queryKey, queryFn }: { readonly queryKey: QueryKey; readonly queryFn?: unknown },
  take: (answer: Answer) => GivenParent,
): ParentQuery {
  const read = queryFn as (context: unknown) => Promise<Answer>;
  return {
    queryKey: [...queryKey, 'sebagai-induk'],
    queryFn: async (context) => take(await read(context)),
  };
}
