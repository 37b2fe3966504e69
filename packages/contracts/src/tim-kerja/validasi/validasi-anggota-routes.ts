import { unitRoles } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Who decides as the head of a division. */
const kabid = ['validator_kepala_bidang'] as const;
/** Who decides as the head of an agency; a head of division does where he acts for it. */
const kepala = ['validator_kepala_opd', ...kabid] as const;

/**
 * Deciding about a place in a team. Whose turn a row is, says the post that somebody holds (domain §6), so one act is for
 * whoever may hold any of them; the others are the queues of each kind of holder.
 */
export const validasiAnggotaActs = actsOf('validasi-anggota', {
  kabid: { roles: kabid, unit: 'any' },
  kepala: { roles: kepala, unit: 'any' },
  /** Whoever acts in a post without the role of its holder (decision 89). */
  sementara: { roles: unitRoles, unit: 'any' },
  putuskan: { roles: [...unitRoles, ...kepala], unit: 'any' },
});

const PATH = '/validasi-anggota';
const { putuskan } = validasiAnggotaActs;

export const validasiAnggotaRoutes = {
  list: defineRoute('GET', PATH, putuskan, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, putuskan, 'kinerja'),
  get: defineRoute('GET', `${PATH}/{anggotaId}`, putuskan, 'kinerja'),
  langkah: defineVersionedRoute('POST', `${PATH}/{anggotaId}/langkah`, putuskan, 'kinerja'),
  putuskan: defineRoute('POST', `${PATH}/putuskan`, putuskan, 'kinerja'),
};
