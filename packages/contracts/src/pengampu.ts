import { jenisPengampu } from '@selaras/domain';
import { z } from 'zod';

/** Owner of a performance: a post (`unit-kerja`) or a team (`tim-kerja`) with its object (spec 1 §3). */
export const pengampuFields = {
  pengampu: z.enum(jenisPengampu).nullable(),
  struktur_organisasi: z
    .object({ id: z.number(), jabatan_nama: z.string(), unit_kerja_nama_full: z.string().nullable() })
    .nullable(),
  tim_kerja: z
    .object({ id: z.number(), nama: z.string(), ketua: z.object({ peg_nama: z.string() }).nullable() })
    .nullable(),
};

/** One recorded critical success factor, reached or failed. */
export const catatanSchema = z.object({ id: z.number(), catatan: z.string() });
