import { superOnly } from '@selaras/roles';
import { actsOf } from '../act';

/** Accounts of the portal. */
export const penggunaActs = actsOf('pengguna', {
  lihat: superOnly,
  buat: superOnly,
  ubah: superOnly,
  'reset-kata-sandi': superOnly,
  nonaktifkan: superOnly,
  aktifkan: superOnly,
});
