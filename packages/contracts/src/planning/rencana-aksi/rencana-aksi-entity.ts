import type { Entity, ResourceRules } from '../../entity';
import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
import { regencyActions, unitActions } from '../rules';

export const rencanaAksiOrders = ['rencana_aksi', 'indikator', 'satuan_kerja', 'anggaran'] as const;
const filters = ['induk_id', 'triwulan', 'keadaan'] as const;

/** Quarterly action plan of the regency, written by the regency for the units that act (domain §2, §7). */
export const rencanaAksiRpjmdEntity = defineEntity({
  name: 'rencana-aksi-rpjmd',
  title: 'Rencana Aksi Kabupaten',
  sebutan: 'rencana aksi',
  acts: regencyActions,
  parent: 'sasaran-strategis-rpjmd',
  orders: rencanaAksiOrders,
  filters,
});

/** Quarterly action plan of a unit, written by the unit (domain §2, §7). */
export const rencanaAksiPdEntity = defineEntity({
  name: 'rencana-aksi-pd',
  title: 'Rencana Aksi Satuan Kerja',
  sebutan: 'rencana aksi',
  acts: unitActions,
  parent: 'sasaran-strategis-pd',
  orders: rencanaAksiOrders,
  filters,
});

/** Where realisation, obstacle, follow-up and evidence are written, apart from the plan. */
export const realisasiRoute = <Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) =>
  defineRoute('PUT', `${path}/{id}/realisasi`, acts.update, 'kinerja');

export const rencanaAksiRpjmdRoutes = {
  ...resourceRoutes(rencanaAksiRpjmdEntity),
  realisasi: realisasiRoute(rencanaAksiRpjmdEntity),
};
export const rencanaAksiPdRoutes = {
  ...resourceRoutes(rencanaAksiPdEntity),
  realisasi: realisasiRoute(rencanaAksiPdEntity),
};
