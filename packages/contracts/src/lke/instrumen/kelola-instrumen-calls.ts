import { aspekLke } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { sumberPortalSchema } from '../potret/potret';
import { SUMBER_PER_KRITERIA } from '../potret/sumber-portal';
import {
  instrumenFields,
  jawabanInstrumenFields,
  komponenInstrumenFields,
  kriteriaInstrumenFields,
  subKomponenInstrumenFields,
} from './instrumen-fields';
import { kelolaInstrumenRoutes } from './kelola-instrumen-routes';
import { lkeInstrumenSchema } from './lke-instrumen-calls';

const tahun = z.coerce
  .number<number>()
  .int()
  .min(2019)
  .max(2100)
  .meta({ examples: [2025] });
/** Points out of 100, three decimals at most. */
const bobot = z.number().positive('Harus lebih dari 0').max(100).multipleOf(0.001);
/** null: a new part. */
const id = z.number().int().positive().nullable();

/** What of the portal is offered as a criterion's evidence, each once. */
const sumber = z
  .array(sumberPortalSchema)
  .max(SUMBER_PER_KRITERIA, `Paling banyak ${SUMBER_PER_KRITERIA} sumber`)
  .refine((all) => new Set(all).size === all.length, 'Satu sumber cukup sekali');

const isi = z.object({
  ...bodyShape(instrumenFields),
  /** From the best answer to the worst. */
  skala: z
    .array(
      z.object({
        kode: z.string().regex(/^[A-Z]{1,2}$/, 'Satu atau dua huruf besar'),
        nilai: z.number().min(0).max(100).multipleOf(0.01),
        uraian: bodyShape(jawabanInstrumenFields).uraian,
      }),
    )
    .min(2)
    .max(12),
  komponen: z
    .array(
      z.object({
        id,
        ...bodyShape(komponenInstrumenFields),
        bobot,
        subKomponen: z
          .array(
            z.object({
              id,
              ...bodyShape(subKomponenInstrumenFields),
              aspek: z.enum(aspekLke).nullable(),
              bobot,
              kriteria: z.array(z.object({ id, ...bodyShape(kriteriaInstrumenFields), sumber })).max(60),
            }),
          )
          .max(12),
      }),
    )
    .min(1)
    .max(12),
});
/** An instrument as it is written: all of its parts in their order. */
export type IsiInstrumen = z.infer<typeof isi>;

const perubahan = z.object({
  versi: z.number().int(),
  /** What was done, in words. */
  ringkasan: z.string(),
  oleh: z.string().nullable(),
  waktu: z.string(),
});

const kelola = z.object({
  instrumen: lkeInstrumenSchema,
  /** Worksheets that were handed in with it; with one it is frozen. */
  dipakai: z.number().int(),
  /** The newest first. */
  riwayat: z.array(perubahan),
});
/** An instrument with what its keeper needs to know. */
export type KelolaInstrumen = z.infer<typeof kelola>;

const ringkas = z.object({
  tahun: z.number().int(),
  nama: z.string(),
  kriteria: z.number().int(),
  dipakai: z.number().int(),
});

export const kelolaInstrumenCalls = {
  years: defineCall(kelolaInstrumenRoutes.years, {
    summary: 'Instrumen evaluasi setiap tahun',
    answer: z.object({ data: z.array(ringkas) }),
  }),
  get: defineCall(kelolaInstrumenRoutes.get, {
    summary: 'Satu instrumen dengan pemakaian dan riwayat perubahannya',
    params: z.object({ tahunInstrumen: tahun }),
    answer: z.object({ data: kelola }),
  }),
  copy: defineCall(kelolaInstrumenRoutes.copy, {
    summary: 'Salin instrumen satu tahun ke tahun yang belum punya',
    body: z.object({ dari: tahun, ke: tahun }),
    answer: z.object({ data: z.object({ tahun: z.number().int() }) }),
    status: 201,
  }),
  update: defineCall(kelolaInstrumenRoutes.update, {
    summary: 'Simpan seluruh isi instrumen; ditolak bila jumlah bobot salah atau sudah dipakai',
    params: z.object({ tahunInstrumen: tahun }),
    body: isi,
    answer: z.object({ data: kelola }),
  }),
};
