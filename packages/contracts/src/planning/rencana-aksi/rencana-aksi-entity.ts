import type { Entity, ResourceRules } from '../../entity';
import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { defineVersionedRoute } from '../../route';
import { regencyActions, unitActions } from '../rules';
import {
  realisasiRencanaAksiFields,
  rencanaAksiFields,
  subKegiatanRencanaAksiFields,
} from './rencana-aksi-fields';

export const rencanaAksiOrders = ['rencana_aksi', 'indikator', 'satuan_kerja', 'anggaran'] as const;
const filters = ['induk_id', 'triwulan', 'keadaan'] as const;
const written = {
  ...rencanaAksiFields,
  ...subKegiatanRencanaAksiFields,
  ...realisasiRencanaAksiFields,
} as const;

/** Quarterly action plan of the regency, written by the regency for the units that act (domain §2, §7). */
export const rencanaAksiRpjmdEntity = defineEntity({
  name: 'rencana-aksi-rpjmd',
  title: 'Rencana Aksi Kabupaten',
  sebutan: 'rencana aksi',
  acts: regencyActions,
  kunci: 'kabupaten',
  parent: 'sasaran-strategis-rpjmd',
  orders: rencanaAksiOrders,
  filters,
  fields: {
    /** The unit that acts. */
    satuan_kerja_id: {
      ...unitFields.satuan_kerja_id,
      label: 'Satuan kerja pelaksana',
      alone: unitFields.satuan_kerja_id.label,
      sheet: unitFields.satuan_kerja_id.label,
    },
    induk_id: {
      kind: 'reference',
      to: 'sasaran-strategis-rpjmd',
      label: 'Sasaran strategis RPJMD',
      help: 'Sasaran kabupaten yang didukung aksi ini.',
      shows: ['sasaran', 'indikator'],
    },
    ...written,
  },
});

/** Quarterly action plan of a unit, written by the unit (domain §2, §7). */
export const rencanaAksiPdEntity = defineEntity({
  name: 'rencana-aksi-pd',
  title: 'Rencana Aksi Satuan Kerja',
  sebutan: 'rencana aksi',
  acts: unitActions,
  kunci: 'rencana',
  parent: 'sasaran-strategis-pd',
  orders: rencanaAksiOrders,
  filters,
  fields: {
    ...unitFields,
    induk_id: {
      kind: 'reference',
      to: 'sasaran-strategis-pd',
      label: 'Sasaran strategis PD',
      help: 'IKU perangkat daerah yang didukung aksi ini.',
      shows: ['sasaran', 'indikator'],
    },
    ...written,
  },
});

/** Where realisation, obstacle, follow-up and evidence are written, apart from the plan. */
export const realisasiRoute = <Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) =>
  defineVersionedRoute('PUT', `${path}/{id}/realisasi`, acts.update, 'kinerja');

export const rencanaAksiRpjmdRoutes = {
  ...resourceRoutes(rencanaAksiRpjmdEntity),
  realisasi: realisasiRoute(rencanaAksiRpjmdEntity),
};
export const rencanaAksiPdRoutes = {
  ...resourceRoutes(rencanaAksiPdEntity),
  realisasi: realisasiRoute(rencanaAksiPdEntity),
};
