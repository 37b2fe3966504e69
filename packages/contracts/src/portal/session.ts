import { peranTim } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { oneTimeCode } from './second-factor';
import { sessionRoutes } from './session-routes';

export const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  nama: z.string(),
  role_id: z.number().int(),
  satuan_kerja_id: z.number().int().nullable(),
  satuan_kerja_nama: z.string().nullable(),
  /** Whether he holds a post of a unit today, or acts for its holder (Plt/Plh); told by `GET /user` alone. */
  menjabat: z.boolean().optional(),
  /** Whether he leads a team, or serves in one, of a year that is open; told by `GET /user` alone, left out: neither. */
  tim: z.array(z.enum(peranTim)).optional(),
  /** What he must do on the page of his account before the server answers anything else; left out: nothing. */
  harus: z.enum(['ganti-sandi', 'pasang-faktor-kedua']).optional(),
});
/** The signed-in user (spec 1 §3, spec 2 §3). */
export type User = z.infer<typeof userSchema>;

export const loginBody = z.object({
  username: z.string().trim().min(1, 'Nama pengguna wajib diisi').max(100),
  password: z.string().min(1, 'Kata sandi wajib diisi').max(200),
  remember: z.boolean().default(false),
  /** Of the second factor; asked for by `KODE_DIPERLUKAN` once the password was right. */
  kode: oneTimeCode.optional(),
});

export const loginCall = defineCall(sessionRoutes.login, {
  summary: 'Masuk; jawaban berisi token sesi',
  body: loginBody,
  answer: z.object({ token: z.string() }),
});

const demoAccountSchema = z.object({
  username: z.string(),
  password: z.string(),
  role_id: z.number().int(),
  satuan_kerja_nama: z.string().nullable(),
});
/** An account of the demo, with the password that README prints: who evaluates the product signs in by one press. */
export type DemoAccount = z.infer<typeof demoAccountSchema>;

export const demoAccountsCall = defineCall(sessionRoutes.demoAccounts, {
  summary: 'Akun contoh yang ditawarkan halaman masuk; kosong bila basis data tidak berisi data contoh',
  answer: z.object({ data: z.array(demoAccountSchema) }),
});

export const logoutCall = defineCall(sessionRoutes.logout, {
  summary: 'Akhiri sesi ini',
  status: 204,
  selagiWajib: true,
});

export const getUserCall = defineCall(sessionRoutes.getUser, {
  summary: 'Pengguna yang sedang masuk',
  answer: z.object({ data: userSchema }),
  selagiWajib: true,
});

export const listSessionsCall = defineCall(sessionRoutes.listSessions, {
  summary: 'Sesi pengguna ini yang masih berlaku',
  selagiWajib: true,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number().int(),
        alamat: z.string().nullable(),
        user_agent: z.string().nullable(),
        dibuat: z.string(),
        terakhir_aktif: z.string(),
        /** The session that asks. */
        ini: z.boolean(),
      }),
    ),
  }),
});

export const endSessionsCall = defineCall(sessionRoutes.endSessions, {
  summary: 'Akhiri semua sesi pengguna ini, atau semua yang lain',
  query: z.object({ kecuali_ini: z.enum(['true', 'false']).default('false') }),
  selagiWajib: true,
  status: 204,
});
