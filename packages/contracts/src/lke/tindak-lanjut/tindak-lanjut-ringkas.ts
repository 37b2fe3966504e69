import { keadaanTindakLanjut } from '@selaras/domain';
import { z } from 'zod';

export const keadaanTindakLanjutSchema = z.enum(keadaanTindakLanjut);

/** How many recommendations of a unit stand in each state, and how many of them are late. */
export const ringkasTindakLanjutSchema = z.object({
  terbuka: z.number().int(),
  diajukan: z.number().int(),
  dikembalikan: z.number().int(),
  selesai: z.number().int(),
  terlambat: z.number().int(),
});
export type RingkasTindakLanjut = z.infer<typeof ringkasTindakLanjutSchema>;
