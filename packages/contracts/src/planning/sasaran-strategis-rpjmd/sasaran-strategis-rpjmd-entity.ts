import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { limaTahunanFields } from '../lima-tahunan-fields';
import { closedYear, regencyPlan } from '../rules';
import { limaTahunanOrders } from '../shared-orders';

/** Goal of the regency with its indicator, the Bupati's IKU (spec 2 §2.2). */
export const sasaranStrategisRpjmdEntity = defineEntity({
  name: 'sasaran-strategis-rpjmd',
  title: 'Sasaran Strategis RPJMD & IKU Bupati',
  sebutan: 'sasaran strategis RPJMD',
  label: ['indikator_sasaran_strategis_id'],
  acts: { ...regencyPlan, ...closedYear },
  kunci: 'kabupaten',
  menu: { group: 'Perencanaan', order: 20, icon: 'landmark' },
  parent: 'visi-misi-rpjmd',
  orders: ['nomor', 'sasaran', 'indikator', ...limaTahunanOrders],
  filters: ['sasaran_strategis_id', 'tujuan_id'],
  fields: {
    sasaran_strategis_id: {
      kind: 'reference',
      to: 'sasaran-strategis',
      label: 'Sasaran strategis',
      help: 'Sasaran dari visi, misi dan tujuan RPJMD.',
      shows: ['sasaran', 'nomor'],
      named: ['nomor', 'sasaran'],
    },
    indikator_sasaran_strategis_id: {
      kind: 'reference',
      to: 'indikator-sasaran-strategis',
      label: 'Indikator kinerja utama Bupati',
      alone: 'IKU Bupati',
      sheet: 'IKU Bupati',
      shows: ['indikator', 'nomor'],
    },
    /** The leading unit. */
    satuan_kerja_id: {
      ...unitFields.satuan_kerja_id,
      label: 'Perangkat daerah pengampu',
      sheet: 'PD pengampu',
    },
    ...limaTahunanFields,
  },
});

export const sasaranStrategisRpjmdRoutes = resourceRoutes(sasaranStrategisRpjmdEntity);
