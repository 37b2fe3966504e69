import { handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyResource, ResourceRow } from '../core/resource';
import { requestResource } from '../core/resource-call';

/** Field in which super says why something is written that is closed for others. */
export const REASON_FIELD = 'alasan_perubahan';

interface Removal {
  readonly row: ResourceRow;
  /** Empty as long as nobody asked for one. */
  readonly reason: string;
}

/**
 * Deletes a row on the version that was seen; its refusals are told in the dialog that asked. Other entities name the
 * row too, its parent first: everything is read anew, but nothing of the row itself. It leaves the lists at once.
 */
export function useRemove(resource: AnyResource) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ row, reason }: Removal) =>
      requestResource(resource.endpoints.remove, {
        params: { id: row.id },
        ifMatch: rowEtag(row),
        ...(reason !== '' && { query: { [REASON_FIELD]: reason } }),
      }),
    meta: handledByPage(404, 409, 412, 422, 423),
    onSuccess: (_, { row }) => {
      queries.removeQueries({
        queryKey: resource.queries.all,
        predicate: ({ queryKey: [, , input] }) => idOf(input) === row.id,
      });
      leaveLists(queries, resource, row);
    },
    onSettled: () => invalidate(queries),
  });
}

interface List {
  readonly data: readonly ResourceRow[];
  readonly total: number;
}

/** The lists are fetched anew behind the page; until then they show neither the row nor a count with it. */
function leaveLists(queries: QueryClient, { queries: { all }, endpoints }: AnyResource, { id }: ResourceRow) {
  queries.setQueriesData<List>(
    { queryKey: all, predicate: ({ queryKey }) => queryKey[1] === endpoints.list.path },
    (list) => {
      if (list === undefined) return undefined;
      const data = list.data.filter((row) => row.id !== id);
      return { ...list, data, total: list.total - (list.data.length - data.length) };
    },
  );
}

const idOf = (input: unknown) => (input as { params?: { id?: unknown } } | undefined)?.params?.id;
