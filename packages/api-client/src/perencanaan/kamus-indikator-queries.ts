import { callQuery } from '@selaras/api-client';
import type { kamusIndikatorCalls, kamusIndikatorFungsionalCalls, QueryOf } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const { kamusIndikator, kamusIndikatorFungsional } = resources;

/** What the forms of the two dictionaries choose from. */
export const kamusIndikatorQueries = {
  /** Performances that no entry explains yet. */
  pilihanKinerja: (query: QueryOf<typeof kamusIndikatorCalls.pilihanKinerja>) =>
    callQuery('kamus-indikator', kamusIndikator.pilihanKinerja, { query }),
  /** Functional positions. */
  pilihanJabatan: (query: QueryOf<typeof kamusIndikatorFungsionalCalls.pilihanJabatan>) =>
    callQuery('kamus-indikator-fungsional', kamusIndikatorFungsional.pilihanJabatan, { query }),
};
