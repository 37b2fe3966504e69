import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { raporReaderRoles } from '../rules';

const writers = { roles: ['super', 'perangkat_daerah'], unit: 'own' } as const;

/** Why a sub-activity missed its target of a quarter; what is done about it are action steps (domain §2, §9 2.6). */
export const penyebabKegagalanEntity = defineEntity({
  name: 'penyebab-kegagalan',
  title: 'Penyebab Kegagalan',
  sebutan: 'penyebab kegagalan',
  label: ['penyebab'],
  acts: {
    read: { roles: raporReaderRoles, unit: 'any' },
    history: { roles: raporReaderRoles, unit: 'own' },
    create: writers,
    update: writers,
    remove: writers,
  },
  kunci: 'rencana',
  orders: ['triwulan', 'penyebab'],
  filters: ['kinerja_sub_kegiatan_id', 'triwulan'],
  fields: {
    ...unitFields,
    kinerja_sub_kegiatan_id: {
      kind: 'reference',
      to: 'kinerja-sub-kegiatan',
      shows: ['indikator'],
      label: 'Kinerja sub kegiatan',
      sheet: 'Indikator sub kegiatan',
    },
    triwulan: { kind: 'number', label: 'Triwulan' },
    penyebab: { kind: 'area', label: 'Penyebab', least: { length: 1, text: 'Tulis penyebabnya' } },
    csf: {
      kind: 'text',
      label: 'CSF yang gagal',
      help: 'Faktor keberhasilan yang tidak terpenuhi: pilih dari rencana atau tulis. Ikut tercatat pada kinerjanya.',
      maxLength: 1000,
      optional: true,
      column: 'kinerja_csf_id',
    },
  },
});

export const penyebabKegagalanRoutes = resourceRoutes(penyebabKegagalanEntity);
