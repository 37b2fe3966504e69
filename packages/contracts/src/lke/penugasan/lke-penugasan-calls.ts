import { z } from 'zod';
import { defineCall } from '../../call';
import { satuanKerjaRefSchema } from '../../resource';
import { keadaanLkeSchema } from '../penilaian/lke-lembar-calls';
import { lkePenugasanRoutes } from './lke-penugasan-routes';

/** More units and evaluators than a regency has. */
const MANY = 2000;

const pasangan = z.object({
  satuan_kerja_id: z.number().int().positive(),
  user_id: z.number().int().positive(),
});

const penugasan = z.object({
  /** Active units by name, with their evaluators. */
  satuan_kerja: z
    .array(
      satuanKerjaRefSchema.extend({
        keadaan: keadaanLkeSchema,
        penilai: z.array(
          z.object({
            user_id: z.number().int(),
            nama: z.string(),
            /** false: the account was closed or evaluates no more; somebody else has to take its place. */
            aktif: z.boolean(),
          }),
        ),
      }),
    )
    .max(MANY),
  /** Who may be assigned. */
  penilai: z
    .array(
      z.object({
        id: z.number().int(),
        nama: z.string(),
        /** The unit of the account. */
        satuan_kerja_id: z.number().int().nullable(),
        /** The unit of the employee behind the account's NIP. Neither of the two is ever evaluated by this person. */
        satuan_kerja_pegawai_id: z.number().int().nullable(),
      }),
    )
    .max(MANY),
});
export type LkePenugasan = z.infer<typeof penugasan>;

/** Assignments of a year. Several are written at once, all of them or none; what is so already stays as it is. */
export const lkePenugasanCalls = {
  get: defineCall(lkePenugasanRoutes.get, {
    summary: 'Satuan kerja tahun yang dipilih dengan penilainya, dan siapa yang dapat ditugaskan',
    answer: z.object({ data: penugasan }),
  }),
  tetapkan: defineCall(lkePenugasanRoutes.tetapkan, {
    summary: 'Tetapkan dan lepas penilai beberapa satuan kerja sekaligus',
    body: z.object({ tetapkan: z.array(pasangan).max(MANY), lepas: z.array(pasangan).max(MANY) }),
    answer: z.object({ data: penugasan }),
  }),
};
