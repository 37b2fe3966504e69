import { superOnly } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Which outcome each unit's key indicators measure is judged by super alone. */
export const nilaiJenjangActs = actsOf('nilai-jenjang-kinerja', { read: superOnly, update: superOnly });

const PATH = '/nilai-jenjang-kinerja';

export const nilaiJenjangRoutes = {
  list: defineRoute('GET', PATH, nilaiJenjangActs.read, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, nilaiJenjangActs.read, 'kinerja'),
  rekap: defineRoute('GET', `${PATH}/rekap`, nilaiJenjangActs.read, 'kinerja'),
  exportRekap: defineRoute('GET', `${PATH}/rekap/ekspor`, nilaiJenjangActs.read, 'kinerja'),
  update: defineVersionedRoute('PUT', `${PATH}/{id}`, nilaiJenjangActs.update, 'kinerja'),
};
