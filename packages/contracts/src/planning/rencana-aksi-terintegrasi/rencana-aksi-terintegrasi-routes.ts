import { staffOfUnit, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { kinerjaLangkahAksiEntity } from '../kinerja-langkah-aksi/kinerja-langkah-aksi-entity';

/** All levels of a unit's plan in one table. */
export const rencanaAksiTerintegrasiActs = actsOf('rencana-aksi-terintegrasi', {
  read: staffOfUnit,
  update: unitWriters,
});

const PATH = '/kinerja-langkah-aksi-terintegrasi';
const { path: steps, acts: stepActs } = kinerjaLangkahAksiEntity;

export const rencanaAksiTerintegrasiRoutes = {
  list: defineRoute('GET', PATH, rencanaAksiTerintegrasiActs.read, 'kinerja'),
  update: defineVersionedRoute(
    'PUT',
    `${PATH}/{tingkat}/{id}`,
    rencanaAksiTerintegrasiActs.update,
    'kinerja',
  ),
  export: defineRoute('GET', `${PATH}/ekspor`, rencanaAksiTerintegrasiActs.read, 'kinerja'),
  addBukti: defineRoute('POST', `${steps}/{id}/bukti`, stepActs.update, 'kinerja'),
  removeBukti: defineRoute('DELETE', `${steps}/{id}/bukti/{bukti_id}`, stepActs.update, 'kinerja'),
};
