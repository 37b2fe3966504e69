import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Who may hold a post that decides; whose turn a row is, says the post that somebody holds (domain §6). */
const penyetuju = [
  'super',
  'perangkat_daerah',
  'setda',
  'validator_kepala_bidang',
  'validator_kepala_opd',
] as const;

export const validasiAnggotaActs = actsOf('validasi-anggota', {
  putuskan: { roles: penyetuju, unit: 'any' },
});

const PATH = '/validasi-anggota';
const { putuskan } = validasiAnggotaActs;

export const validasiAnggotaRoutes = {
  list: defineRoute('GET', PATH, putuskan, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, putuskan, 'kinerja'),
  get: defineRoute('GET', `${PATH}/{anggotaId}`, putuskan, 'kinerja'),
  langkah: defineRoute('POST', `${PATH}/{anggotaId}/langkah`, putuskan, 'kinerja'),
  putuskan: defineRoute('POST', `${PATH}/putuskan`, putuskan, 'kinerja'),
};
