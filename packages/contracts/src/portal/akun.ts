import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { akunRoutes } from './akun-routes';
import { newPassword } from './users';

export const changePasswordBody = z.object({
  /** The password as it is now: who only finds an open session cannot take the account with it. */
  lama: z.string().min(1, 'Kata sandi sekarang wajib diisi').max(200),
  baru: newPassword,
});

export const changePasswordCall = defineCall(akunRoutes.changePassword, {
  summary: 'Ganti kata sandi sendiri; semua sesi lain berakhir',
  body: changePasswordBody,
  status: 204,
  selagiWajib: true,
});

export const endSessionCall = defineCall(akunRoutes.endSession, {
  summary: 'Akhiri satu sesi sendiri',
  params: z.object({ id: idSchema }),
  status: 204,
  selagiWajib: true,
});
