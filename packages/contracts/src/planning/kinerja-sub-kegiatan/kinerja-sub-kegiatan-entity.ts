import { defineEntity } from '../../entity';
import { type EntityFields, unitFields } from '../../entity-field';
import { autofillRoute, resourceRoutes } from '../../resource-routes';
import { defineVersionedRoute } from '../../route';
import { kinerjaFields, kinerjaReference, nomenklaturReference } from '../kinerja/kinerja-fields';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';
import { bappedaQueueRoutes, judgeByBappeda } from '../validasi-bappeda/validasi-bappeda-routes';

/** What only this level has. The ministry's indicator is taken from the nomenclature when it is left empty. */
export const subKegiatanFields = {
  kinerja_kegiatan_id: kinerjaReference('kinerja-kegiatan', 'Kinerja kegiatan', {
    help: 'Kinerja kegiatan yang didukung sub kegiatan ini.',
  }),
  sub_kegiatan_id: nomenklaturReference('sub-kegiatan', 'Sub kegiatan'),
  indikator_kemendagri: {
    kind: 'area',
    label: 'Indikator Kemendagri',
    help: 'Bila dikosongkan, terisi dari nomenklatur sub kegiatan yang dipilih.',
    optional: true,
  },
  is_external: {
    kind: 'switch',
    label: 'Kinerja eksternal',
    help: 'Penerima manfaatnya di luar pemerintah.',
  },
} as const satisfies EntityFields;

/** Sub-activity performance: the lowest output, with the ministry's indicator (domain §2). */
export const kinerjaSubKegiatanEntity = defineEntity({
  name: 'kinerja-sub-kegiatan',
  title: 'Kinerja Sub Kegiatan',
  sebutan: 'kinerja sub kegiatan',
  label: ['indikator'],
  acts: { ...unitPlan, validasi: judgeByBappeda },
  kunci: 'rencana',
  menu: { group: 'Perencanaan', order: 60, icon: 'list-todo' },
  parent: 'kinerja-kegiatan',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'kinerja_kegiatan_id', 'sub_kegiatan_id'],
  fields: {
    ...unitFields,
    ...subKegiatanFields,
    ...kinerjaFields,
  },
});

const { path, acts } = kinerjaSubKegiatanEntity;

export const kinerjaSubKegiatanRoutes = {
  ...resourceRoutes(kinerjaSubKegiatanEntity),
  ...bappedaQueueRoutes(kinerjaSubKegiatanEntity),
  autofill: autofillRoute(kinerjaSubKegiatanEntity),
  updateTimKerja: defineVersionedRoute('PUT', `${path}/{id}/tim-kerja`, acts.update, 'kinerja'),
};
