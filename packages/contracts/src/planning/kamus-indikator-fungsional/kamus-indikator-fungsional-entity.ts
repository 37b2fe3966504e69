import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
import { satuanField } from '../kinerja/kinerja-fields';
import { unitActions } from '../rules';

/** Dictionary of outputs per functional position (domain §1, §9). */
export const kamusIndikatorFungsionalEntity = defineEntity({
  name: 'kamus-indikator-fungsional',
  title: 'Kamus Indikator Fungsional',
  sebutan: 'kamus indikator fungsional',
  acts: unitActions,
  kunci: 'rencana',
  orders: ['jabatan', 'indikator', 'satuan_kerja'],
  filters: ['jabatan', 'kinerja_sub_kegiatan_id'],
  fields: {
    ...unitFields,
    jabatan: {
      kind: 'text',
      label: 'Jabatan fungsional',
      alone: 'Jabatan',
      /** Lists are ordered by it. */
      maxLength: 200,
      help: 'Lengkap dengan jenjangnya, misalnya Bidan Ahli Muda.',
    },
    indikator: { kind: 'area', label: 'Indikator', help: 'Keluaran yang diserahkan pemangku jabatan.' },
    satuan: {
      ...satuanField,
      help: 'Misalnya dokumen, laporan atau layanan.',
    },
    keterangan: { kind: 'area', label: 'Keterangan', optional: true },
  },
});

const { path, acts } = kamusIndikatorFungsionalEntity;

export const kamusIndikatorFungsionalRoutes = {
  ...resourceRoutes(kamusIndikatorFungsionalEntity),
  jabatanOptions: defineRoute('GET', `${path}/pilihan-jabatan`, acts.read, 'kinerja'),
};
