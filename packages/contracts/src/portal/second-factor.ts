import { z } from 'zod';
import { defineCall } from '../call';
import { akunRoutes } from './akun-routes';

/** Six digits of an authenticator app, or a recovery code, with or without spaces. */
export const oneTimeCode = z
  .string()
  .trim()
  .min(6, 'Isi kode enam angka dari aplikasi, atau satu kode pemulihan')
  .max(20, 'Isi kode enam angka dari aplikasi, atau satu kode pemulihan');

/** The password as it is now: who only finds an open session cannot change how the account is guarded. */
const passwordNow = z.string().min(1, 'Kata sandi sekarang wajib diisi').max(200);

export const beginSecondFactorBody = z.object({ kata_sandi: passwordNow });
export const confirmSecondFactorBody = z.object({ kode: oneTimeCode });
export const removeSecondFactorBody = z.object({ kata_sandi: passwordNow, kode: oneTimeCode });

const recoveryCodes = z.object({ data: z.object({ kode_pemulihan: z.array(z.string()) }) });

export const getSecondFactorCall = defineCall(akunRoutes.getSecondFactor, {
  summary: 'Faktor kedua akun sendiri: sejak kapan, dan berapa kode pemulihan yang tersisa',
  answer: z.object({
    data: z.object({
      /** ISO 8601; null while it is off. */
      sejak: z.string().nullable(),
      kode_pemulihan: z.number().int(),
      /** The operator asks it of everybody of this role. */
      wajib: z.boolean(),
    }),
  }),
  selagiWajib: true,
});

export const beginSecondFactorCall = defineCall(akunRoutes.beginSecondFactor, {
  summary: 'Mulai memasang faktor kedua; berlaku setelah kode pertama benar',
  body: beginSecondFactorBody,
  answer: z.object({
    data: z.object({
      /** In base 32, for who types it. */
      rahasia: z.string(),
      /** `otpauth://…`, for who reads it from a picture. */
      alamat: z.string(),
    }),
  }),
  selagiWajib: true,
});

export const confirmSecondFactorCall = defineCall(akunRoutes.confirmSecondFactor, {
  summary: 'Nyalakan faktor kedua dengan kode pertama; jawaban berisi kode pemulihan, hanya sekali ini',
  body: confirmSecondFactorBody,
  answer: recoveryCodes,
  selagiWajib: true,
});

export const renewRecoveryCodesCall = defineCall(akunRoutes.renewRecoveryCodes, {
  summary: 'Ganti semua kode pemulihan',
  body: beginSecondFactorBody,
  answer: recoveryCodes,
  selagiWajib: true,
});

export const removeSecondFactorCall = defineCall(akunRoutes.removeSecondFactor, {
  summary: 'Lepas faktor kedua dengan kata sandi dan kode',
  body: removeSecondFactorBody,
  status: 204,
  selagiWajib: true,
});
