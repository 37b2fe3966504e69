import { ApiError, handledByPage, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Values } from '../../core/form/field';
import type { FormDescription } from '../../core/form/form-description';
import type { ResourceRow } from '../../core/resource';
import { requestResource } from '../../core/resource-call';

interface Save {
  readonly body: Values;
  /** Version that was read; null makes a new row. */
  readonly versi: number | null;
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
      const answer =
        id === null || versi === null
          ? await requestResource(endpoints.create, { body, idempotencyKey })
          : await requestResource(update ?? endpoints.update, {
              params: { id },
              body,
              ifMatch: rowEtag({ versi }),
            });
      return (answer as { data: ResourceRow }).data;
    },
    meta: handledByPage(...refusals),
    onSuccess: () => queries.invalidateQueries(),
  });
}
