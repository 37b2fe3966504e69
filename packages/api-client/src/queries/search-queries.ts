import { searchEndpoints } from '../endpoints/search-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'cari';

/** The search of the navbar. */
export const searchQueries = {
  all: [RESOURCE] as const,
  /** Indicators of all levels; `q` has at least two characters. */
  indikator: (q: string) => callQuery(RESOURCE, searchEndpoints.searchIndikator, { query: { q } }),
};
