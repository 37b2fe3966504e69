import { unitWriters } from '@selaras/roles';
import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute } from '../../route';
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

const { path, acts } = kinerjaCrossCuttingEntity;

export const kinerjaCrossCuttingRoutes = {
  ...resourceRoutes(kinerjaCrossCuttingEntity),
  setujui: defineRoute('POST', `${path}/{id}/setujui`, acts.putuskan, 'kinerja'),
  tolak: defineRoute('POST', `${path}/{id}/tolak`, acts.putuskan, 'kinerja'),
  pilihanSimpul: defineRoute('GET', `${path}/pilihan-simpul`, acts.read, 'kinerja'),
};
