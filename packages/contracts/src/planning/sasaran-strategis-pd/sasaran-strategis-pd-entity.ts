import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { bayanganFields, definisiFields, ukuranFields } from '../kinerja/kinerja-fields';
import { unitPlan } from '../rules';
import { limaTahunanOrders } from '../shared-orders';

/** Strategic goal of a unit with its key indicator (IKU PD), five years. */
export const sasaranStrategisPdEntity = defineEntity({
  name: 'sasaran-strategis-pd',
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  acts: unitPlan,
  menu: { group: 'Perencanaan', order: 30, icon: 'building-2' },
  parent: 'sasaran-strategis-rpjmd',
  orders: ['sasaran_strategis_satker', 'iku', ...limaTahunanOrders],
  filters: ['sasaran_strategis_rpjmd_id'],
  fields: {
    ...unitFields,
    sasaran_strategis_rpjmd_id: {
      kind: 'reference',
      to: 'sasaran-strategis-rpjmd',
      label: 'Sasaran strategis RPJMD',
      help: 'Sasaran kabupaten yang didukung sasaran ini.',
      shows: ['sasaran', 'indikator'],
    },
    tujuan_pd: { kind: 'area', label: 'Tujuan perangkat daerah', optional: true },
    sasaran_strategis_satker: { kind: 'area', label: 'Sasaran strategis' },
    iku: { kind: 'area', label: 'Indikator kinerja utama (IKU)', alone: 'IKU', sheet: 'IKU' },
    ...ukuranFields,
    skp: { kind: 'switch', label: 'Ditandai sebagai SKP', alone: 'SKP', sheet: 'SKP', half: true },
    is_kinerja_direktur_rsud: { kind: 'switch', label: 'Kinerja direktur RSUD', half: true },
    ...definisiFields,
    ...bayanganFields,
  },
});

export const sasaranStrategisPdRoutes = resourceRoutes(sasaranStrategisPdEntity);
