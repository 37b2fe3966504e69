import { everybody, staffOfUnit } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Budgets: of a unit for itself, of all units for the regency; the printed recap is for everybody. */
export const rekapAnggaranActs = actsOf('rekap-anggaran', {
  print: everybody,
  read: staffOfUnit,
  kabupaten: { roles: ['super', 'pemerintah_daerah', 'pemda'], unit: 'any' },
});

const PATH = '/rekap-anggaran';

export const rekapAnggaranRoutes = {
  tree: defineRoute('GET', `${PATH}/pohon`, rekapAnggaranActs.read, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, rekapAnggaranActs.read, 'kinerja'),
  kabupaten: defineRoute('GET', `${PATH}/kabupaten`, rekapAnggaranActs.kabupaten, 'kinerja'),
  exportKabupaten: defineRoute('GET', `${PATH}/kabupaten/ekspor`, rekapAnggaranActs.kabupaten, 'kinerja'),
};

/** The page to read and print, opened in a new tab. */
export const rekapPrintRoutes = {
  rekapAnggaran: defineRoute('GET', PATH, rekapAnggaranActs.print),
};
