import { defineEntity } from '../../entity';
import { type EntityFields, unitFields } from '../../entity-field';
import { autofillRoute, resourceRoutes } from '../../resource-routes';
import {
  delegasiFields,
  kinerjaFields,
  kinerjaReference,
  nomenklaturReference,
} from '../kinerja/kinerja-fields';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';

/** What only this level has. */
export const kegiatanFields = {
  kinerja_program_id: kinerjaReference('kinerja-program', 'Kinerja program', {
    help: 'Kinerja program yang didukung kegiatan ini.',
  }),
  kegiatan_id: nomenklaturReference('kegiatan', 'Kegiatan'),
} as const satisfies EntityFields;

/** Activity performance: an output below a programme performance (domain §2). */
export const kinerjaKegiatanEntity = defineEntity({
  name: 'kinerja-kegiatan',
  title: 'Kinerja Kegiatan',
  sebutan: 'kinerja kegiatan',
  label: ['indikator'],
  acts: unitPlan,
  kunci: 'rencana',
  menu: { group: 'Perencanaan', order: 50, icon: 'list-checks' },
  parent: 'kinerja-program',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'kinerja_program_id', 'kegiatan_id'],
  fields: {
    ...unitFields,
    ...kegiatanFields,
    ...kinerjaFields,
    ...delegasiFields,
  },
});

export const kinerjaKegiatanRoutes = {
  ...resourceRoutes(kinerjaKegiatanEntity),
  autofill: autofillRoute(kinerjaKegiatanEntity),
};
