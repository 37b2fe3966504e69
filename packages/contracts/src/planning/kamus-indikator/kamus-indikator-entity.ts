import { staffRoles } from '@selaras/roles';
import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
import { unitActions } from '../rules';
import { bappedaQueueRoutes, judgeByBappeda } from '../validasi-bappeda/validasi-bappeda-routes';
import { kamusIsiFields, kamusSubjekFields } from './kamus-indikator-fields';

const readers = [...staffRoles, 'validator_bappeda'] as const;

/** Indicator dictionary: the own indicator beside the ministry's, with what it means and how it is counted (domain §2). */
export const kamusIndikatorEntity = defineEntity({
  name: 'kamus-indikator',
  title: 'Kamus Indikator',
  sebutan: 'kamus indikator',
  acts: {
    ...unitActions,
    read: { roles: readers, unit: 'any' },
    history: { roles: readers, unit: 'own' },
    validasi: judgeByBappeda,
  },
  kunci: 'rencana',
  orders: ['indikator', 'level', 'satuan_kerja', 'waktu'],
  filters: ['level', 'putusan', 'validasi'],
  fields: { ...kamusSubjekFields, ...kamusIsiFields },
});

const { path, acts } = kamusIndikatorEntity;

export const kamusIndikatorRoutes = {
  ...resourceRoutes(kamusIndikatorEntity),
  ...bappedaQueueRoutes(kamusIndikatorEntity),
  kinerjaOptions: defineRoute('GET', `${path}/pilihan-kinerja`, acts.read, 'kinerja'),
  autofill: defineRoute('GET', `${path}/isian`, acts.read, 'kinerja'),
};
