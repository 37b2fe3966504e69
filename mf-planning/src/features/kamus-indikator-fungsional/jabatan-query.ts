import { callQuery } from '@selaras/api-client';
import type { kamusIndikatorFungsionalCalls, QueryOf } from '@selaras/contracts';
import { kamusIndikatorFungsionalEndpoints } from './kamus-fungsional';

/** Functional positions to choose from. */
export const jabatanOptionsQuery = (query: QueryOf<typeof kamusIndikatorFungsionalCalls.jabatanOptions>) =>
  callQuery('kamus-indikator-fungsional', kamusIndikatorFungsionalEndpoints.jabatanOptions, { query });
