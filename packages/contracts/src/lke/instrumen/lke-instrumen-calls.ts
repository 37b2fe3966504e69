import { aspekLke } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { sumberPortalSchema } from '../potret/potret';
import { lkeInstrumenRoutes } from './lke-instrumen-routes';

const kriteria = z.object({
  id: z.number().int(),
  nomor: z.number().int(),
  uraian: z.string(),
  /** What of the portal is offered as its evidence, in order. */
  sumber: z.array(sumberPortalSchema),
});

const subKomponen = z.object({
  id: z.number().int(),
  /** `1.a`. */
  nomor: z.string(),
  nama: z.string(),
  aspek: z.enum(aspekLke).nullable(),
  /** Points out of 100; its criteria share it evenly. */
  bobot: z.number(),
  kriteria: z.array(kriteria),
});

const komponen = z.object({
  id: z.number().int(),
  nomor: z.string(),
  nama: z.string(),
  /** Points out of 100. */
  bobot: z.number(),
  subKomponen: z.array(subKomponen),
});

const jawaban = z.object({
  kode: z.string(),
  /** Share of a criterion's weight that this answer earns, in percent. */
  nilai: z.number(),
  uraian: z.string(),
});

/** The instrument of a year; `packages/domain` computes points from it as it stands. */
export const lkeInstrumenSchema = z.object({
  id: z.number().int(),
  tahun: z.number().int(),
  nama: z.string(),
  versi: z.number().int(),
  /** From the best answer to the worst. */
  skala: z.array(jawaban),
  komponen: z.array(komponen),
});
export type LkeInstrumen = z.infer<typeof lkeInstrumenSchema>;

export const lkeInstrumenCalls = {
  get: defineCall(lkeInstrumenRoutes.get, {
    summary: 'Instrumen evaluasi tahun yang dipilih: komponen, kriteria, bobot dan skala jawaban',
    answer: z.object({ data: lkeInstrumenSchema }),
  }),
};
