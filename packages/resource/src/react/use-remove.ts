import { handledByPage, rowEtag } from '@selaras/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyResource, ResourceRow } from '../core/resource';
import { requestResource } from '../core/resource-call';

/**
 * Deletes a row on the version that was seen; its refusals are told in the dialog that asked. Other entities name the
 * row too, its parent first: everything is read anew, but nothing of the row itself.
 */
export function useRemove(resource: AnyResource) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (row: ResourceRow) =>
      requestResource(resource.endpoints.remove, { params: { id: row.id }, ifMatch: rowEtag(row) }),
    meta: handledByPage(404, 409, 412, 423),
    onSuccess: (_, row) => {
      queries.removeQueries({
        queryKey: resource.queries.all,
        predicate: ({ queryKey: [, , input] }) => idOf(input) === row.id,
      });
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

const idOf = (input: unknown) => (input as { params?: { id?: unknown } } | undefined)?.params?.id;
