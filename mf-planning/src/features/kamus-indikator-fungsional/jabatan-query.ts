import { callQuery } from '@selaras/api-client';
import type { kamusIndikatorFungsionalCalls, QueryOf } from '@selaras/contracts';
import { kamusIndikatorFungsionalEndpoints } from './kamus-fungsional';

/** Functional positions to choose from. */
export const pilihanJabatanQuery = (query: QueryOf<typeof kamusIndikatorFungsionalCalls.pilihanJabatan>) =>
  callQuery('kamus-indikator-fungsional', kamusIndikatorFungsionalEndpoints.pilihanJabatan, { query });
