import { callQuery } from '@selaras/api-client';
import type { kamusIndikatorCalls, QueryOf } from '@selaras/contracts';
import { kamusIndikatorEndpoints } from './kamus-indikator';

/** Performances that no entry explains yet. */
export const kinerjaOptionsQuery = (query: QueryOf<typeof kamusIndikatorCalls.kinerjaOptions>) =>
  callQuery('kamus-indikator', kamusIndikatorEndpoints.kinerjaOptions, { query });
