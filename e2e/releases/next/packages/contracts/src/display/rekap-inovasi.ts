import { z } from 'zod';
import { defineCall } from '../call';
import { satuanKerjaRefSchema } from '../resource';
import { rekapInovasiRoutes } from './rekap-inovasi-routes';

const rekapInovasi = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** Innovations of the unit in the year. */
  jumlah: z.number().int(),
});
export type RekapInovasi = z.infer<typeof rekapInovasi>;

export const rekapInovasiCalls = {
  list: defineCall(rekapInovasiRoutes.list, {
    summary: 'Banyak program inovatif tiap perangkat daerah tahun ini',
    answer: z.object({ data: z.array(rekapInovasi) }),
  }),
};
