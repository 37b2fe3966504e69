import { defineEntity } from '../../entity';
import { regencyActions, unitActions } from '../rules';

const orders = ['rencana_aksi', 'indikator', 'satuan_kerja', 'anggaran'] as const;
const filters = ['induk_id', 'triwulan', 'keadaan'] as const;

/** Quarterly action plan of the regency, written by the regency for the units that act (domain §2, §7). */
export const rencanaAksiRpjmdEntity = defineEntity({
  name: 'rencana-aksi-rpjmd',
  title: 'Rencana Aksi Kabupaten',
  sebutan: 'rencana aksi kabupaten',
  acts: regencyActions,
  parent: 'sasaran-strategis-rpjmd',
  orders,
  filters,
});

/** Quarterly action plan of a unit, written by the unit (domain §2, §7). */
export const rencanaAksiPdEntity = defineEntity({
  name: 'rencana-aksi-pd',
  title: 'Rencana Aksi Satuan Kerja',
  sebutan: 'rencana aksi satuan kerja',
  acts: unitActions,
  parent: 'sasaran-strategis-pd',
  orders,
  filters,
});
