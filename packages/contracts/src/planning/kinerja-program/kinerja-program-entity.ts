import { defineEntity } from '../../entity';
import { type EntityFields, unitFields } from '../../entity-field';
import { autofillRoute, resourceRoutes } from '../../resource-routes';
import { delegasiFields, kinerjaFields, nomenklaturReference } from '../kinerja/kinerja-fields';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';

/** What only this level has. */
export const programFields = {
  sasaran_strategis_pd_id: {
    kind: 'reference',
    to: 'sasaran-strategis-pd',
    label: 'Sasaran strategis PD',
    help: 'IKU perangkat daerah yang didukung program ini.',
    shows: ['iku', 'sasaran_strategis_satker'],
  },
  program_id: nomenklaturReference('program', 'Program'),
} as const satisfies EntityFields;

/** Programme performance: a unit's outcome below its strategic goal (domain §2). */
export const kinerjaProgramEntity = defineEntity({
  name: 'kinerja-program',
  title: 'Kinerja Program',
  sebutan: 'kinerja program',
  label: ['indikator'],
  acts: unitPlan,
  kunci: 'rencana',
  menu: { group: 'Perencanaan', order: 40, icon: 'target' },
  parent: 'sasaran-strategis-pd',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'sasaran_strategis_pd_id', 'program_id'],
  fields: {
    ...unitFields,
    ...programFields,
    ...kinerjaFields,
    ...delegasiFields,
  },
});

export const kinerjaProgramRoutes = {
  ...resourceRoutes(kinerjaProgramEntity),
  autofill: autofillRoute(kinerjaProgramEntity),
};
