import type { AnswerOf, AnyCall } from '@selaras/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../api-client';
import type { Endpoint, RequestInput } from '../endpoint';

type ReadPageNow = (page: number) => unknown;

/** What else the call of a query can read, by the query's function. */
const pageReaders = new WeakMap<object, ReadPageNow>();

/**
 * Query options of one reading call. The key is the resource, the call, the year it reads and all its input, so that
 * two years or two units never share an entry; `[resource]` alone names everything of the resource.
 */
export function callQuery<Call extends AnyCall>(
  resource: string,
  target: Endpoint<Call>,
  input: RequestInput<Call>,
) {
  const tahun = target.tahun && (input.tahun ?? apiClient.tahun(target.tahun));
  const { params, query } = input as { params?: unknown; query?: object };
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    apiClient.request(target, { ...input, tahun, signal });
  pageReaders.set(queryFn, (page) =>
    apiClient.requestNow(target, { ...input, tahun, query: { ...query, page } } as RequestInput<Call>),
  );
  return queryOptions<AnswerOf<Call>>({
    queryKey: [resource, target.path, { tahun, params, query }],
    queryFn,
  });
}

/**
 * Reads other pages of a query's call at once, as `requestNow` does; null for a query that `callQuery` did not make.
 */
export const pageReaderOf = (queryFn: unknown): ReadPageNow | null =>
  typeof queryFn === 'function' ? (pageReaders.get(queryFn) ?? null) : null;
