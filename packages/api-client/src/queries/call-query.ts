import type { AnswerOf, AnyCall } from '@selaras/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '../api-client';
import type { Endpoint, RequestInput } from '../endpoint';

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
  const { params, query } = input as { params?: unknown; query?: unknown };
  return queryOptions<AnswerOf<Call>>({
    queryKey: [resource, target.path, { tahun, params, query }],
    queryFn: ({ signal }) => apiClient.request(target, { ...input, tahun, signal }),
  });
}
