import { everybody, staff } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const searchActs = actsOf('indikator', { search: staff });
export const publicSearchActs = actsOf('publik', { search: everybody });

export const searchRoutes = {
  searchIndikator: defineRoute('GET', '/cari/indikator', searchActs.search, 'kinerja'),
  publicSearch: defineRoute('GET', '/public-display/cari', publicSearchActs.search, 'publik'),
};
