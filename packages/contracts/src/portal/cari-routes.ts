import { staff } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const cariActs = actsOf('cari', { indikator: staff });

export const cariRoutes = {
  cariIndikator: defineRoute('GET', '/cari/indikator', cariActs.indikator, 'kinerja'),
};
