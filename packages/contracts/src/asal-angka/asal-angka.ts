import { z } from 'zod';

const figure = z.number().nullable();

/** Where a step's figure of a quarter comes from: the confirmed reports of its members (decision 135). */
export const asalAngkaSchema = z.object({
  triwulan: z.number().int().min(1).max(4),
  /** What the unit had written itself; it is back once no report is confirmed any more. */
  sebelum: figure,
  /** The reports as they are confirmed now; none where all of them changed since. */
  laporan: z.array(
    z.object({
      nama: z.string(),
      nilai: z.number(),
      /** Who confirmed it, by name. */
      oleh: z.string(),
      /** When he did, ISO 8601. */
      pada: z.string(),
    }),
  ),
});
export type AsalAngkaLangkah = z.infer<typeof asalAngkaSchema>;
