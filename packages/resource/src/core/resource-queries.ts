import { callQuery, type Endpoint, type RequestInput, type ResourceEndpoints } from '@selaras/api-client';
import type { AnyCall, QueryOf } from '@selaras/contracts';

type CallOf<Target> = Target extends Endpoint<infer Call> ? Call : never;

const inputOf = <Call extends AnyCall>(input: object) => input as RequestInput<Call>;

/**
 * Query options of one entity. `all` names everything of the entity, to be invalidated after a write:
 * `queryClient.invalidateQueries({ queryKey: kinerjaProgramQueries.all })`.
 */
export function resourceQueries<Target extends Pick<ResourceEndpoints, 'list' | 'get' | 'riwayat'>>(
  target: Target,
) {
  type List = CallOf<Target['list']>;
  type Get = CallOf<Target['get']>;
  type Riwayat = CallOf<Target['riwayat']>;
  const list = target.list as Endpoint<List>;
  const get = target.get as Endpoint<Get>;
  const riwayat = target.riwayat as Endpoint<Riwayat>;
  const resource = list.path.slice(1);
  return {
    all: [resource] as const,
    list: (query: QueryOf<List> = {} as QueryOf<List>) =>
      callQuery<List>(resource, list, inputOf<List>({ query })),
    detail: (id: number) => callQuery<Get>(resource, get, inputOf<Get>({ params: { id } })),
    riwayat: (id: number, page = 1) =>
      callQuery<Riwayat>(resource, riwayat, inputOf<Riwayat>({ params: { id }, query: { page } })),
  };
}
