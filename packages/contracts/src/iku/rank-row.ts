import { z } from 'zod';

const jumlah = z.number().int();
const nullableNumber = z.number().nullable();

/** A unit in the achievement ranking; the mean caps each item at 120. */
export const rankRow = z.object({
  peringkat: jumlah,
  satuan_kerja_id: z.number(),
  satuan_kerja_nama: z.string(),
  singkatan: z.string().nullable(),
  capaian: nullableNumber,
  serapan: nullableNumber,
  tercapai: jumlah,
  jumlah,
});
export type RankRow = z.infer<typeof rankRow>;
