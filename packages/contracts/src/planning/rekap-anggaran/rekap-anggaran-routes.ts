import { everybody, staffOfUnit } from '@selaras/roles';
import { actsOf } from '../../act';

/** Budgets: of a unit for itself, of all units for the regency; the printed recap is for everybody. */
export const rekapAnggaranActs = actsOf('rekap-anggaran', {
  cetak: everybody,
  lihat: staffOfUnit,
  kabupaten: { roles: ['super', 'pemerintah_daerah', 'pemda'], unit: 'any' },
});
