import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { laporanTabelSchema } from '../naskah/laporan';
import { lkipTabelRoutes } from './lkip-tabel-routes';

const bagian = z.object({
  /** `I` to `III`. */
  bab: z.string(),
  /** Code of the section in which the tables stand. */
  bagian: z.string(),
  tabel: z.array(laporanTabelSchema),
});
export type LkipTabelBagian = z.infer<typeof bagian>;

/** Left out: tables of all chapters. */
const query = z.object({ bab: z.enum(['I', 'II', 'III']).optional() });
const answer = z.object({ data: z.array(bagian) });

export const lkipTabelCalls = {
  satuanKerja: defineCall(lkipTabelRoutes.satuanKerja, {
    summary: 'Tabel LKIP satu satuan kerja, dihitung dari data',
    params: z.object({ satkerId: idSchema }),
    query,
    answer,
  }),
  kabupaten: defineCall(lkipTabelRoutes.kabupaten, {
    summary: 'Tabel LKIP kabupaten, dihitung dari data',
    query,
    answer,
  }),
};
