import { staffRoles, unitRoles } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Heads of units and divisions; the posts that they hold decide whom they see. */
const kepala = ['validator_kepala_bidang', 'validator_kepala_opd'] as const;

/** The load of a unit's people, and assignments that are moved between them (decision 92). */
export const bebanKerjaActs = actsOf('beban-kerja', {
  read: { roles: [...staffRoles, ...kepala], unit: 'own' },
  pindah: { roles: [...unitRoles, ...kepala], unit: 'own' },
});

const PATH = '/beban-kerja/{satkerId}';
const { read, pindah } = bebanKerjaActs;

export const bebanKerjaRoutes = {
  list: defineRoute('GET', PATH, read, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, read, 'kinerja'),
  get: defineRoute('GET', `${PATH}/orang/{pegawaiId}`, read, 'kinerja'),
  pindah: defineVersionedRoute('POST', `${PATH}/orang/{pegawaiId}/pindah`, pindah, 'kinerja'),
};
