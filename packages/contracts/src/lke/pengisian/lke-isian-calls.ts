import { z } from 'zod';
import { defineCall } from '../../call';
import { rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { lkeBarisSchema } from '../penilaian/lke-lembar-calls';
import { lkeTindakLanjutBuktiSchema } from '../tindak-lanjut/tindak-lanjut-calls';
import { rencanaTindakLanjutFields } from '../tindak-lanjut/tindak-lanjut-fields';
import { keadaanTindakLanjutSchema } from '../tindak-lanjut/tindak-lanjut-ringkas';
import { isianLkeFields } from './lke-pengisian-fields';
import { lkeIsianRoutes } from './lke-pengisian-routes';

const { jawaban, uraian } = isianLkeFields;

/** One criterion as it was answered and scored a year before; scores as far as their reader may see them. */
const lkeTahunLaluSchema = z.object({
  /** Criterion of the chosen year that asks for the same. */
  kriteria_id: z.number().int(),
  jawaban: z.string().nullable(),
  uraian: z.string().nullable(),
  /** The score that counted in the end. */
  nilai: z.string().nullable(),
  catatan: z.string().nullable(),
  rekomendasi: z.string().nullable(),
  /** What was done about the recommendation; null: it was not decided, or there is none. */
  tindak_lanjut: z
    .object({
      rekomendasi: z.string(),
      keadaan: keadaanTindakLanjutSchema,
      ...rowShape(rencanaTindakLanjutFields),
      terlambat: z.boolean(),
      catatan: z.string().nullable(),
      jumlah_bukti: z.number().int(),
      /** Empty for readers who do not see evidence. */
      bukti: z.array(lkeTindakLanjutBuktiSchema),
    })
    .nullable(),
});
export type LkeTahunLalu = z.infer<typeof lkeTahunLaluSchema>;

/** Answers of the unit, criterion by criterion. */
export const lkeIsianCalls = {
  /**
   * Takes `If-Match` with the `versi` of the round that is written: round 1 in `draft`, round 2 in `perbaikan`, where
   * only flagged criteria take an explanation and none an answer. A field that is left out stays. 409 in any other
   * state, 403 where the criterion is given to somebody else, 412 with the criterion as it is now.
   */
  save: defineCall(lkeIsianRoutes.save, {
    summary: 'Simpan jawaban dan uraian satu kriteria',
    params: z.object({ satkerId: idSchema, kriteriaId: idSchema }),
    body: z.object({
      jawaban: z.string().max(jawaban.maxLength).nullable().optional(),
      uraian: z
        .string()
        .trim()
        .max(uraian.maxLength, `${uraian.label} paling panjang ${uraian.maxLength} karakter`)
        .nullable()
        .optional(),
    }),
    answer: z.object({ data: lkeBarisSchema }),
  }),
  lastYear: defineCall(lkeIsianRoutes.lastYear, {
    summary: 'Jawaban, nilai dan catatan tahun sebelumnya untuk kriteria yang sama',
    params: z.object({ satkerId: idSchema }),
    answer: z.object({ data: z.array(lkeTahunLaluSchema) }),
  }),
};
