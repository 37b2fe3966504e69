import { giliranPenilaian, lingkupPenilaian } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import { keadaanLkeSchema, lkeBuktiSchema, lkeTahapSchema } from './lke-lembar-calls';
import {
  catatanNilaiLkeFields,
  nilaiLkeFields,
  plenoLkeFields,
  putusanEvidenFields,
} from './lke-penilaian-fields';
import { lkePenilaianRoutes } from './lke-penilaian-routes';

/** A worksheet in the list of who evaluates or decides it. */
const tugasSchema = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** null: the unit has not begun. */
  keadaan: keadaanLkeSchema.nullable(),
  versi: z.number().int(),
  /** Whether it waits for the reader: a step or a score. */
  giliran: z.boolean(),
  /** When it came into its state, ISO 8601; null while nothing was handed in. */
  sejak: z.string().nullable(),
  kriteria: z.number().int(),
  dinilai_1: z.number().int(),
  /** Criteria that go through the repair round. */
  perbaikan: z.number().int(),
  dinilai_2: z.number().int(),
  komentar_terbuka: z.number().int(),
  penilai: z.array(z.string()),
});
export type LkeTugas = z.infer<typeof tugasSchema>;

/** The plenary's points of a component. */
const plenoSchema = z.object({
  komponen_id: z.number().int(),
  versi: z.number().int(),
  /** Points of the second evaluation when the plenary began. */
  nilai_awal: z.number(),
  nilai: z.number(),
  alasan: z.string().nullable(),
});
export type LkePleno = z.infer<typeof plenoSchema>;

const putusanSchema = lkeBuktiSchema.pick({ id: true, versi: true, putusan: true, alasan: true });
export type LkePutusan = z.infer<typeof putusanSchema>;

/**
 * Scores of a criterion, decisions about evidence and points of the plenary. Each takes `If-Match` with the `versi` of
 * what it replaces (`"0"` for a score that was not there) and answers 412 with what stands there now; 409 outside the
 * state in which it may be written, naming the current one. A field of a score that is left out stays.
 */
export const lkePenilaianCalls = {
  list: defineCall(lkePenilaianRoutes.list, {
    summary: 'Lembar kerja yang ditugaskan kepada penilai, atau yang diputuskan pleno',
    query: pageQuery.extend({
      q: z.string().trim().max(200).optional(),
      keadaan: keadaanLkeSchema.optional(),
      /** `pleno`: every unit, for the plenary; an evaluator sees the assigned ones either way. */
      lingkup: z.enum(lingkupPenilaian).default('tugas'),
      /** Only what waits for the reader: in the first round of the evaluation, in the second one, or in any. */
      giliran: z.enum(giliranPenilaian).optional(),
    }),
    answer: pageOf(tugasSchema),
  }),
  nilai: defineCall(lkePenilaianRoutes.nilai, {
    summary: 'Nilai, catatan dan rekomendasi penilai untuk satu kriteria pada satu tahap',
    params: unitParams.extend({
      kriteriaId: idSchema,
      tahap: z.enum(['1', '2']).transform((tahap) => Number(tahap) as 1 | 2),
    }),
    body: z.object({
      nilai: z
        .string()
        .trim()
        .max(nilaiLkeFields.nilai.maxLength)
        .meta({ examples: ['AA'] })
        .nullable()
        .optional(),
      ...z.object(bodyShape(catatanNilaiLkeFields)).partial().shape,
      /** Round 1 alone; null: as the general rule says. */
      perlu_perbaikan: z.boolean().nullable().optional(),
    }),
    answer: z.object({ data: lkeTahapSchema.extend({ perbaikan: z.boolean() }) }),
  }),
  putusan: defineCall(lkePenilaianRoutes.putusan, {
    summary: 'Putusan penilai atas satu eviden: diterima, atau ditandai dengan alasan',
    params: unitParams.extend({ buktiId: idSchema }),
    body: z
      .object(bodyShape(putusanEvidenFields))
      .refine(({ putusan, alasan }) => putusan !== 'ditandai' || alasan !== null, {
        path: ['alasan'],
        message: 'Tulis alasan agar satuan kerja tahu apa yang kurang',
      }),
    answer: z.object({ data: putusanSchema }),
  }),
  getPleno: defineCall(lkePenilaianRoutes.getPleno, {
    summary: 'Nilai pleno per komponen; kosong sebelum pleno atau selama belum terbuka bagi pembaca',
    params: unitParams,
    answer: z.object({ data: z.array(plenoSchema) }),
  }),
  putPleno: defineCall(lkePenilaianRoutes.putPleno, {
    summary: 'Nilai pleno satu komponen, dengan alasan bila berbeda dari penilaian kedua',
    params: unitParams.extend({ komponenId: idSchema }),
    body: z.object({ nilai: z.number().min(0).max(100), alasan: bodyShape(plenoLkeFields).alasan }),
    answer: z.object({ data: plenoSchema }),
  }),
};
