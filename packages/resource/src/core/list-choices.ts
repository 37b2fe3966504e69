import type { Option } from '@selaras/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { ChoiceQuery } from './list/list-description';
import type { AnyResource } from './resource';

/** Rows of a page of a list, which is what a picker gets before something is typed. */
export const LIST_LIMIT = 20;

/** The rows of an entity as choices of a picker; the server searches, and one row is asked for by its id. */
export function listChoices<Row>(
  resource: AnyResource,
  scope: Readonly<Record<string, unknown>>,
  optionOf: (row: Row) => Option,
): ChoiceQuery {
  return ({ ids: [id] = [], ...search }) =>
    choicesOf<Row>(
      id === undefined
        ? resource.queries.list({ ...scope, ...search } as never)
        : resource.queries.detail(id),
      optionOf,
    );
}

interface ReadRows {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

function choicesOf<Row>({ queryKey, queryFn }: ReadRows, optionOf: (row: Row) => Option) {
  const read = queryFn as (context: unknown) => Promise<{ data: Row | Row[] }>;
  return {
    queryKey: [...queryKey, 'pilihan'],
    queryFn: async (context: unknown) => {
      const { data } = await read(context);
      return (Array.isArray(data) ? data : [data]).map(optionOf);
    },
  };
}
