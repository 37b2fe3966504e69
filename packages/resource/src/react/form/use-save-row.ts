import { ApiError, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Values } from '../../core/form/field';
import type { FormDescription } from '../../core/form/form-description';
import type { ResourceRow } from '../../core/resource';
import { requestResource } from '../../core/resource-call';
import { isOfForm } from './form-read';

interface Save {
  readonly body: Values;
  /** Version that was read; null makes a new row. */
  readonly versi: number | null;
}

interface Saved {
  readonly data: ResourceRow;
}

/** What the form tells itself; the shell tells all other failures. */
const refusals = [404, 409, 412, 422, 423];

/** Whether the server understood the save and did not do it. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && refusals.includes(error.status);

/** Writes a row: a new one under one key however often it is sent, an old one on the version that was read. */
export function useSaveRow({ resource, update }: FormDescription, id: number | null) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async ({ body, versi }: Save) => {
      const { endpoints } = resource;
      if (id === null || versi === null) {
        return (await requestResource(endpoints.create, { body, idempotencyKey })) as Saved;
      }
      // Named before the save: the year may be another one when the answer comes.
      const { queryKey } = resource.queries.detail(id);
      const input = { params: { id }, body, ifMatch: rowEtag({ versi }) };
      const saved = (await requestResource(update ?? endpoints.update, input)) as Saved;
      queries.setQueryData<unknown>(queryKey, saved);
      return saved;
    },
    meta: handledByPage(...refusals),
    // The form is left: what it began with is not asked for once more.
    onSuccess: () => invalidate(queries, { predicate: (query) => !isOfForm(query) }),
  });
}
