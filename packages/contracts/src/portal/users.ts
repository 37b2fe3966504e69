import { semuaHubunganAkun } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema, optionListSchema, pageOf, pageQuery } from '../paging';
import { usersRoutes } from './users-routes';

/** Shortest password that the server takes; the longest leaves room for whole sentences. */
export const PASSWORD_MIN = 10;

/** A password as its schema can say; the server refuses common ones and those with the user's name, too. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, `Kata sandi paling sedikit ${PASSWORD_MIN} karakter`)
  .max(200);

export const userRowSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  nama: z.string(),
  role_id: z.number().int(),
  satuan_kerja_id: z.number().int().nullable(),
  satuan_kerja_nama: z.string().nullable(),
  /** NIP of the employee whose account it is; null: it belongs to nobody. */
  peg_nip: z.string().nullable(),
  /** The same person as he is today. */
  pegawai: z
    .object({
      nama: z.string(),
      satuan_kerja_nama: z.string(),
      /** Whether the account still acts for its unit: its person has left, or works for another one. */
      hubungan: z.enum(semuaHubunganAkun),
    })
    .nullable(),
  aktif: z.boolean(),
  /** A code of the owner's telephone is asked for beside the password. */
  faktor_kedua: z.boolean(),
  /** Tries to sign in are refused somewhere until then, ISO 8601; null when they are not. */
  tertahan_hingga: z.string().nullable(),
  /** Last use of any session, ISO 8601; null when never signed in. */
  terakhir_aktif: z.string().nullable(),
  /** Version of the row: writes send it as `If-Match: "<versi>"`. */
  versi: z.number().int(),
  /** What the reader may do with this row: nobody shuts himself or the last super out. */
  kemampuan: z.object({
    ubah_peran: z.boolean(),
    nonaktifkan: z.boolean(),
    lepas_faktor_kedua: z.boolean(),
  }),
});
/** One row of `/admin/users`. */
export type UserRow = z.infer<typeof userRowSchema>;

/** Orders of the list; a leading `-` turns it round. */
export const userOrders = [
  'nama',
  '-nama',
  'username',
  '-username',
  'role_id',
  '-role_id',
  'satuan_kerja_nama',
  '-satuan_kerja_nama',
] as const;
export type UserOrder = (typeof userOrders)[number];

const userFields = {
  nama: z.string().trim().min(1, 'Nama wajib diisi').max(200),
  role_id: z.number().int(),
  /** Needed for roles that are limited to one unit. */
  satuan_kerja_id: z.number().int().positive().nullable(),
  /** NIP of the employee whose account it is, null for nobody's; left out: it stays as it is. */
  peg_nip: z
    .string()
    .regex(/^\d{18}$/, 'NIP terdiri atas 18 angka')
    .nullable()
    .optional(),
};

export const createUserBody = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9._-]{3,100}$/,
      'Nama pengguna: 3–100 huruf kecil, angka, titik, garis bawah atau tanda hubung',
    ),
  ...userFields,
  password: newPassword,
});
export const updateUserBody = z.object(userFields);
export const resetPasswordBody = z.object({ password: newPassword });

const one = z.object({ id: idSchema });
const answer = z.object({ data: userRowSchema });

export const listUsersCall = defineCall(usersRoutes.listUsers, {
  summary: 'Daftar pengguna, 20 baris sehalaman',
  query: pageQuery.extend({
    /** Part of the name, user name or unit. */
    q: z.string().trim().max(100).optional(),
    role_id: z.coerce.number<number>().int().optional(),
    satuan_kerja_id: idSchema.optional(),
    aktif: z.enum(['true', 'false']).optional(),
    /** Those that belong to an employee, or those that belong to nobody. */
    pegawai: z.enum(['ada', 'tanpa']).optional(),
    urut: z.enum(userOrders).default('nama'),
  }),
  /** `tanpa_pegawai`: accounts that can sign in and belong to no employee, of the whole portal. */
  answer: pageOf(userRowSchema).extend({ tanpa_pegawai: z.number().int() }),
});

export const userPegawaiCall = defineCall(usersRoutes.userPegawai, {
  summary:
    'Pegawai yang bekerja dan belum punya akun lain, nilainya NIP; dari satuan kerja yang disebut lebih dulu',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    satuan_kerja_id: idSchema.optional(),
    /** The account that is changed: its own employee is among the choices. */
    user_id: idSchema.optional(),
  }),
  answer: optionListSchema,
});

export const getUserRowCall = defineCall(usersRoutes.getUserRow, {
  summary: 'Satu pengguna',
  params: one,
  answer,
});

export const createUserCall = defineCall(usersRoutes.createUser, {
  summary: 'Tambah pengguna; ia wajib mengganti kata sandinya saat pertama masuk',
  body: createUserBody,
  answer,
  status: 201,
});

export const updateUserCall = defineCall(usersRoutes.updateUser, {
  summary: 'Ubah nama, peran, satuan kerja atau pegawainya; perubahan peran mengakhiri sesinya',
  params: one,
  body: updateUserBody,
  answer,
});

export const resetPasswordCall = defineCall(usersRoutes.resetPassword, {
  summary: 'Ganti kata sandi; semua sesinya berakhir dan pemiliknya wajib menggantinya saat masuk',
  params: one,
  body: resetPasswordBody,
  answer,
});

export const unlockUserCall = defineCall(usersRoutes.unlockUser, {
  summary: 'Buka lagi percobaan masuk yang tertahan',
  params: one,
  answer,
});

export const releaseSecondFactorCall = defineCall(usersRoutes.releaseSecondFactor, {
  summary:
    'Lepas faktor kedua pengguna yang kehilangan telepon dan kode pemulihannya; semua sesinya berakhir',
  params: one,
  answer,
});

export const deactivateUserCall = defineCall(usersRoutes.deactivateUser, {
  summary: 'Nonaktifkan pengguna; semua sesinya berakhir',
  params: one,
  answer,
});

export const reactivateUserCall = defineCall(usersRoutes.reactivateUser, {
  summary: 'Aktifkan kembali pengguna',
  params: one,
  answer,
});
