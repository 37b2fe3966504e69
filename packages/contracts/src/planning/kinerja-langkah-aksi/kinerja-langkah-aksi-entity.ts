import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { anggaranField, kinerjaReference, satuanField } from '../kinerja/kinerja-fields';
import { unitSteps } from '../rules';

/** Action step below a sub-activity with the team members that carry it (domain §2, §6). */
export const kinerjaLangkahAksiEntity = defineEntity({
  name: 'kinerja-langkah-aksi',
  title: 'Kinerja Langkah Aksi',
  sebutan: 'langkah aksi',
  label: ['indikator'],
  acts: unitSteps,
  kunci: 'rencana',
  menu: { group: 'validator_kepala_bidang', order: 50, icon: 'list-todo' },
  parent: 'kinerja-sub-kegiatan',
  orders: ['sasaran', 'indikator', 'anggaran', 'target_tw1', 'target_tw2', 'target_tw3', 'target_tw4'],
  filters: ['kinerja_sub_kegiatan_id', 'indikator', 'sasaran', 'perbaikan'],
  fields: {
    ...unitFields,
    kinerja_sub_kegiatan_id: kinerjaReference('kinerja-sub-kegiatan', 'Kinerja sub kegiatan', {}),
    sasaran: { kind: 'area', label: 'Langkah aksi' },
    indikator: { kind: 'area', label: 'Indikator' },
    satuan: satuanField,
    anggaran: anggaranField,
  },
});

export const kinerjaLangkahAksiRoutes = resourceRoutes(kinerjaLangkahAksiEntity);
