import { staffOfUnit, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';

/** All levels of a unit's plan in one table. */
export const rencanaAksiTerintegrasiActs = actsOf('rencana-aksi-terintegrasi', {
  lihat: staffOfUnit,
  ubah: unitWriters,
});
