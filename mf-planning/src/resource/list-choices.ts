import type { Option } from '@selaras/contracts';
import type { QueryPickerProps } from '@selaras/ui';
import type { AnyResource } from './resource';

/** Rows of a page of a list, which is what a picker gets before something is typed. */
export const LIST_LIMIT = 20;

/** The rows of an entity as choices of a picker; the server searches. */
export function listChoices<Row>(
  resource: AnyResource,
  scope: Readonly<Record<string, unknown>>,
  optionOf: (row: Row) => Option,
): QueryPickerProps['query'] {
  return (search) => {
    const { queryKey, queryFn } = resource.queries.list({ ...scope, ...search } as never);
    const read = queryFn as (context: unknown) => Promise<{ data: Row[] }>;
    return {
      queryKey: [...queryKey, 'pilihan'],
      queryFn: async (context) => (await read(context)).data.map(optionOf),
    };
  };
}
