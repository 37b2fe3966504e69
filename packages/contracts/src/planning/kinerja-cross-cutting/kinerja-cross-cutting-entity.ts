import { unitWriters } from '@selaras/roles';
import { defineEntity } from '../../entity';
import { unitPlan } from '../rules';

/** Contributions between units: one side proposes, the other accepts or refuses (domain §7). */
export const kinerjaCrossCuttingEntity = defineEntity({
  name: 'kinerja-cross-cutting',
  title: 'Kinerja Cross Cutting',
  sebutan: 'usulan cross cutting',
  acts: { ...unitPlan, putuskan: unitWriters },
  orders: ['status', 'tahun'],
  filters: ['arah', 'status', 'level_induk'],
});
