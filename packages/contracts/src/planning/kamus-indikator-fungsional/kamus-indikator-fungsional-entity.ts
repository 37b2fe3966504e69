import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
import { unitActions } from '../rules';

/** Dictionary of outputs per functional position (domain §1, §9). */
export const kamusIndikatorFungsionalEntity = defineEntity({
  name: 'kamus-indikator-fungsional',
  title: 'Kamus Indikator Fungsional',
  sebutan: 'kamus indikator fungsional',
  acts: unitActions,
  orders: ['jabatan', 'indikator', 'satuan_kerja'],
  filters: ['jabatan', 'kinerja_sub_kegiatan_id'],
});

const { path, acts } = kamusIndikatorFungsionalEntity;

export const kamusIndikatorFungsionalRoutes = {
  ...resourceRoutes(kamusIndikatorFungsionalEntity),
  pilihanJabatan: defineRoute('GET', `${path}/pilihan-jabatan`, acts.read, 'kinerja'),
};
