import { staff } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const searchActs = actsOf('indikator', { search: staff });

export const searchRoutes = {
  searchIndikator: defineRoute('GET', '/cari/indikator', searchActs.search, 'kinerja'),
};
