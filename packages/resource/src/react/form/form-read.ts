import {
  type QueryClient,
  type QueryKey,
  type QueryState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readOnce } from '../../core/form/read-once';

/** A reading call as `callQuery` makes it. */
interface Reading {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/** An answer that no form takes is forgotten, ms: its page was left before it was drawn. */
const KEPT_MS = 10_000;

const OF_FORM = 'isian';

/** Reads that were begun for a form which has not been drawn yet. */
const begun = new WeakSet<object>();

/** The same call for a form alone: what other pages have read of the row, and when, is nothing to it. */
const ofForm = ({ queryKey, queryFn }: Reading) => ({
  queryKey: [...queryKey, OF_FORM],
  queryFn: queryFn as (context: unknown) => Promise<unknown>,
});

/** Whether a query has what a form began with. */
export const isOfForm = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey.at(-1) === OF_FORM;

/**
 * Asks for what a form begins with, before it is drawn. Every opening of its page asks anew; a form that is shown already
 * goes on over what it was opened with.
 */
export async function prepareFormRead(queries: QueryClient, reading: Reading): Promise<void> {
  const options = ofForm(reading);
  const { queryKey } = options;
  const cache = queries.getQueryCache();
  if (cache.find({ queryKey })?.isActive()) return;
  queries.removeQueries({ queryKey, exact: true });
  const answered = queries.prefetchQuery({ ...options, gcTime: KEPT_MS });
  const query = cache.find({ queryKey });
  if (query !== undefined) begun.add(query);
  await answered;
}

/** A read that failed says so as long as nobody tries again; an answer holds until something is written. */
const isOfNow = ({ status, isInvalidated }: QueryState): boolean => status === 'error' || !isInvalidated;

/**
 * What a form begins with: the answer that was asked for as its page was opened, once; without one, or when something was
 * written since, it is read anew.
 */
export function useFormRead<Answer>(reading: Reading) {
  const options = ofForm(reading);
  const found = useQueryClient().getQueryCache().find({ queryKey: options.queryKey });
  const [{ prepared, before }] = useState(() => ({
    prepared: found !== undefined && begun.has(found) && isOfNow(found.state),
    before: found?.state.dataUpdatedAt ?? 0,
  }));
  const query = useQuery({
    ...options,
    ...readOnce,
    // A read that failed was told as the page was opened.
    ...(prepared && { refetchOnMount: false, retryOnMount: false }),
  });
  useEffect(() => {
    if (found !== undefined) begun.delete(found);
  }, [found]);
  const { data, dataUpdatedAt } = query;
  const answer = prepared || dataUpdatedAt > before ? data : undefined;
  return { query, answer: answer as Answer | undefined };
}
