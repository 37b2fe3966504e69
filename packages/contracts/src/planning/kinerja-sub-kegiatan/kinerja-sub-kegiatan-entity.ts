import { defineEntity } from '../../entity';
import { isianTahunLaluRoute, resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';
import { bappedaQueueRoutes, judgeByBappeda } from '../validasi-bappeda/validasi-bappeda-routes';

/** Sub-activity performance: the lowest output, with the ministry's indicator (domain §2). */
export const kinerjaSubKegiatanEntity = defineEntity({
  name: 'kinerja-sub-kegiatan',
  title: 'Kinerja Sub Kegiatan',
  sebutan: 'kinerja sub kegiatan',
  acts: { ...unitPlan, validasi: judgeByBappeda },
  menu: { group: 'Perencanaan', order: 60, icon: 'list-todo' },
  parent: 'kinerja-kegiatan',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'kinerja_kegiatan_id', 'sub_kegiatan_id'],
});

const { path, acts } = kinerjaSubKegiatanEntity;

export const kinerjaSubKegiatanRoutes = {
  ...resourceRoutes(kinerjaSubKegiatanEntity),
  ...bappedaQueueRoutes(kinerjaSubKegiatanEntity),
  isian: isianTahunLaluRoute(kinerjaSubKegiatanEntity),
  ubahTimKerja: defineRoute('PUT', `${path}/{id}/tim-kerja`, acts.update, 'kinerja'),
};
