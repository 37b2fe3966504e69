import { searchEndpoints } from '../endpoints/search-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'cari';

/** The searches of the navbar and of the front page. */
export const searchQueries = {
  all: [RESOURCE] as const,
  /** Indicators of all levels; `q` has at least two characters. */
  indikator: (q: string) => callQuery(RESOURCE, searchEndpoints.searchIndikator, { query: { q } }),
  /** Everything that is open to everybody; `q` as above. */
  publik: (q: string) => callQuery(RESOURCE, searchEndpoints.publicSearch, { query: { q } }),
};
