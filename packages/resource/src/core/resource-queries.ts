import { callQuery, type Endpoint, type RequestInput, type ResourceEndpoints } from '@selaras/api-client';
import type { AnyCall, QueryOf } from '@selaras/contracts';

type CallOf<Target> = Target extends Endpoint<infer Call> ? Call : never;

const inputOf = <Call extends AnyCall>(input: object) => input as RequestInput<Call>;

/**
 * Query options of one entity. `all` names everything of the entity, to be invalidated after a write:
 * `queryClient.invalidateQueries({ queryKey: kinerjaProgramQueries.all })`.
 */
export function resourceQueries<Target extends Pick<ResourceEndpoints, 'list' | 'get' | 'history'>>(
  target: Target,
) {
  type List = CallOf<Target['list']>;
  type Get = CallOf<Target['get']>;
  type History = CallOf<Target['history']>;
  const list = target.list as Endpoint<List>;
  const get = target.get as Endpoint<Get>;
  const history = target.history as Endpoint<History>;
  const resource = list.path.slice(1);
  return {
    all: [resource] as const,
    list: (query: QueryOf<List> = {} as QueryOf<List>) =>
      callQuery<List>(resource, list, inputOf<List>({ query })),
    detail: (id: number) => callQuery<Get>(resource, get, inputOf<Get>({ params: { id } })),
    history: (id: number, page = 1) =>
      callQuery<History>(resource, history, inputOf<History>({ params: { id }, query: { page } })),
  };
}
