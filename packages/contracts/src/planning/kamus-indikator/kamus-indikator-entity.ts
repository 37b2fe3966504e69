import { staffRoles } from '@selaras/roles';
import { defineEntity } from '../../entity';
import { unitActions } from '../rules';
import { judgeByBappeda } from '../validasi-bappeda/validasi-bappeda-routes';

const readers = [...staffRoles, 'validator_bappeda'] as const;

/** Indicator dictionary: the own indicator beside the ministry's, with what it means and how it is counted (domain §2). */
export const kamusIndikatorEntity = defineEntity({
  name: 'kamus-indikator',
  title: 'Kamus Indikator',
  sebutan: 'kamus indikator',
  acts: {
    ...unitActions,
    lihat: { roles: readers, unit: 'any' },
    riwayat: { roles: readers, unit: 'own' },
    validasi: judgeByBappeda,
  },
  orders: ['indikator', 'level', 'satuan_kerja', 'waktu'],
  filters: ['level', 'putusan', 'validasi'],
});
