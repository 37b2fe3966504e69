import { z } from 'zod';
import { idSchema } from '../paging';
import { defineDisplay } from './display-call';
import { keuanganRoutes } from './keuangan-routes';

const angka = z.number().nullable();

const rowSchema = z.object({
  /** Id of the unit, or of the programme; 0 for performances that name no programme. */
  id: z.number(),
  /** Code of the programme; null of a unit. */
  kode: z.string().nullable(),
  nama: z.string(),
  singkatan: z.string().nullable(),
  /** Rupiah. */
  pagu: z.number(),
  /** Rupiah; null while no spending is known. */
  realisasi: angka,
  /** Percent of the ceiling (domain §3). */
  serapan: angka,
  /** Rupiah of each quarter by itself; spending is null while none is known. */
  triwulan: z.array(z.object({ triwulan: z.number().int(), rencana: z.number(), realisasi: angka })),
  /** Mean achievement in percent, each capped at 120: of a unit's key indicators, of a programme's performances. */
  capaian: angka,
});
export type KeuanganRow = z.infer<typeof rowSchema>;

export const keuanganCalls = defineDisplay(keuanganRoutes, {
  summary:
    'Pagu, rencana dan realisasi anggaran per triwulan, dan capaian: per perangkat daerah atau program',
  /** Left out: the units of the regency; otherwise the programmes of this one. */
  query: z.object({ satuan_kerja_id: idSchema.optional() }),
  answer: z.object({ data: z.array(rowSchema) }),
});
