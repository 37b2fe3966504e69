import { callQuery } from '@selaras/api-client';
import type { kamusIndikatorCalls, QueryOf } from '@selaras/contracts';
import { kamusIndikatorEndpoints } from './kamus-indikator';

/** Performances that no entry explains yet. */
export const pilihanKinerjaQuery = (query: QueryOf<typeof kamusIndikatorCalls.pilihanKinerja>) =>
  callQuery('kamus-indikator', kamusIndikatorEndpoints.pilihanKinerja, { query });
