import { callQuery } from '@selaras/api-client';
import type { AnyCall, QueryOf } from '@selaras/contracts';
import type { Endpoint, RequestInput } from '../endpoint';

const RESOURCE = 'validasi-bappeda';

/** Bappeda's queues of sub-activities and of the indicator dictionary (domain §7). */
export const antreanBappedaQueries = {
  all: [RESOURCE] as const,
  antrean: <Call extends AnyCall>(target: Endpoint<Call>, query: QueryOf<Call>) =>
    callQuery<Call>(RESOURCE, target, { query } as RequestInput<Call>),
};
