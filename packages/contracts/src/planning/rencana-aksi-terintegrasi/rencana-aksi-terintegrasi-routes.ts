import { staffOfUnit, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { kinerjaLangkahAksiEntity } from '../kinerja-langkah-aksi/kinerja-langkah-aksi-entity';

/** All levels of a unit's plan in one table. */
export const rencanaAksiTerintegrasiActs = actsOf('rencana-aksi-terintegrasi', {
  lihat: staffOfUnit,
  ubah: unitWriters,
});

const PATH = '/kinerja-langkah-aksi-terintegrasi';
const { path: steps, acts: stepActs } = kinerjaLangkahAksiEntity;

export const rencanaAksiTerintegrasiRoutes = {
  daftar: defineRoute('GET', PATH, rencanaAksiTerintegrasiActs.lihat, 'kinerja'),
  ubah: defineRoute('PUT', `${PATH}/{tingkat}/{id}`, rencanaAksiTerintegrasiActs.ubah, 'kinerja'),
  ekspor: defineRoute('GET', `${PATH}/ekspor`, rencanaAksiTerintegrasiActs.lihat, 'kinerja'),
  tambahBukti: defineRoute('POST', `${steps}/{id}/bukti`, stepActs.ubah, 'kinerja'),
  hapusBukti: defineRoute('DELETE', `${steps}/{id}/bukti/{bukti_id}`, stepActs.ubah, 'kinerja'),
};
