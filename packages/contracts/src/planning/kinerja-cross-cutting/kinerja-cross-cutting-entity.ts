import { statusCross } from '@selaras/domain';
import { unitWriters } from '@selaras/roles';
import { defineEntity } from '../../entity';
import { unitFields } from '../../entity-field';
import { resourceRoutes } from '../../resource-routes';
import { defineRoute, defineVersionedRoute } from '../../route';
import { treeLevels } from '../../tree-level';
import { unitPlan } from '../rules';

const [rpjmd, pd, program, kegiatan] = treeLevels;

/** Contributions between units: one side proposes, the other accepts or refuses (domain §7). */
export const kinerjaCrossCuttingEntity = defineEntity({
  name: 'kinerja-cross-cutting',
  title: 'Kinerja Cross Cutting',
  sebutan: 'usulan cross cutting',
  acts: { ...unitPlan, putuskan: unitWriters },
  kunci: 'rencana',
  orders: ['status', 'tahun'],
  filters: ['arah', 'status', 'level_induk'],
  fields: {
    /** Owner of `induk` or of `anak`. */
    satuan_kerja_id: {
      ...unitFields.satuan_kerja_id,
      label: 'Satuan kerja pengusul',
      alone: unitFields.satuan_kerja_id.label,
      sheet: unitFields.satuan_kerja_id.label,
    },
    level_induk: {
      kind: 'choice',
      label: 'Tingkat kinerja yang didukung',
      codes: [rpjmd, pd, program, kegiatan],
    },
    induk_id: { kind: 'reference', to: 'kinerja', label: 'Kinerja yang didukung', sheet: 'Simpul induk' },
    /** A node of the next level. */
    anak_id: { kind: 'reference', to: 'kinerja', label: 'Kinerja penyumbang', sheet: 'Kontributor' },
    status: {
      kind: 'choice',
      label: 'Status',
      derived: true,
      codes: statusCross,
    },
    /** Why it is proposed, or refused. */
    catatan: { kind: 'area', label: 'Alasan' },
  },
});

const { path, acts } = kinerjaCrossCuttingEntity;

export const kinerjaCrossCuttingRoutes = {
  ...resourceRoutes(kinerjaCrossCuttingEntity),
  setujui: defineVersionedRoute('POST', `${path}/{id}/setujui`, acts.putuskan, 'kinerja'),
  tolak: defineVersionedRoute('POST', `${path}/{id}/tolak`, acts.putuskan, 'kinerja'),
  nodeOptions: defineRoute('GET', `${path}/pilihan-simpul`, acts.read, 'kinerja'),
};
