import { z } from 'zod';

const jumlah = z.number().int();

/** How many items reached their target (>= 100), missed it, or have no data. */
export const capaianCountSchema = z.object({
  tercapai: jumlah,
  tidak_tercapai: jumlah,
  belum_ada_data: jumlah,
});
export type CapaianCount = z.infer<typeof capaianCountSchema>;
