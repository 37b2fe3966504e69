import { statusTampil } from '@selaras/domain';
import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { bayanganFields } from '../kinerja/kinerja-fields';
import { limaTahunanFields } from '../lima-tahunan-fields';
import { closedYear, unitPlan } from '../rules';
import { limaTahunanOrders } from '../shared-orders';

/** Strategic goal of a unit with its key indicator (IKU PD), five years. */
export const sasaranStrategisPdEntity = defineEntity({
  name: 'sasaran-strategis-pd',
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  label: ['iku'],
  acts: { ...unitPlan, ...closedYear },
  kunci: 'rencana',
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
      sheet: 'Sasaran RPJMD',
    },
    tujuan_pd: { kind: 'area', label: 'Tujuan perangkat daerah', optional: true },
    sasaran_strategis_satker: { kind: 'area', label: 'Sasaran strategis' },
    iku: { kind: 'area', label: 'Indikator kinerja utama (IKU)', alone: 'IKU', sheet: 'IKU' },
    skp: { kind: 'switch', label: 'Ditandai sebagai SKP', alone: 'SKP', sheet: 'SKP', half: true },
    is_kinerja_direktur_rsud: { kind: 'switch', label: 'Kinerja direktur RSUD', half: true },
    ...limaTahunanFields,
    definisi_operasional: {
      kind: 'text',
      label: 'Tautan dokumen definisi operasional',
      optional: true,
      help: 'Alamat yang diawali https://.',
    },
    /** How the node stands in the diagram (spec 1 §2): `1` shown, as most are, `0` and `hide` not. */
    render_status: {
      kind: 'choice',
      label: 'Tampil di diagram',
      alone: 'Tampilan pada pohon kinerja',
      half: true,
      codes: statusTampil,
      initial: '1',
    },
    ...bayanganFields,
  },
});

export const sasaranStrategisPdRoutes = resourceRoutes(sasaranStrategisPdEntity);
