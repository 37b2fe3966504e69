import { jenisPerjanjianUnit, statusTerbitan } from '@selaras/domain';
import { z } from 'zod';
import { perjanjianItemSchema } from '../iku/target-bounds';
import { idSchema } from '../paging';
import { defineDisplay } from './display-call';
import { perjanjianKabupatenRoutes, perjanjianSatuanKerjaRoutes } from './perjanjian-routes';

/** Who signs, by name and post; personal numbers stay in the signed-in document. */
const pihak = z.object({ nama: z.string(), jabatan: z.string() });

const perjanjian = z.object({
  id: z.number().int(),
  jenis: z.enum(['pemda', ...jenisPerjanjianUnit]),
  /** What it is about; null for the regency's, which is about all its goals. */
  subjek_id: z.number().int().nullable(),
  /** 0 for the original. */
  perubahan_ke: z.number().int(),
  status: z.enum(statusTerbitan),
  /** Whether its document is the signed copy; else it is printed, and bears no signatures. */
  salinan: z.boolean(),
  tanggal: z.string().nullable(),
  pihak_pertama: pihak,
  /** null where the first party declares alone. */
  pihak_kedua: pihak.nullable(),
  item: z.array(
    perjanjianItemSchema.extend({
      /** The goal of the regency or the unit that still has this indicator; null where none has. */
      indikator_id: z.number().int().nullable(),
    }),
  ),
  /** Sum of its budget, Rupiah; null while none is attached. */
  anggaran: z.number().nullable(),
});
export type PerjanjianDisplay = z.infer<typeof perjanjian>;

const answer = z.object({ data: z.array(perjanjian) });

/** The newest agreement that the reader may see. */
export const perjanjianKabupatenCalls = defineDisplay(perjanjianKabupatenRoutes, {
  summary: 'Perjanjian kinerja Bupati tahun ini',
  answer,
});

/** The newest agreement about each subject of a unit that the reader may see; none of single employees. */
export const perjanjianSatuanKerjaCalls = defineDisplay(perjanjianSatuanKerjaRoutes, {
  summary: 'Perjanjian kinerja satu perangkat daerah tahun ini, dari kepalanya ke bawah',
  query: z.object({ satuan_kerja_id: idSchema }),
  answer,
});
