import { z } from 'zod';
import { idSchema } from '../paging';
import { defineDisplay } from './display-call';
import { efisiensiKabupatenRoutes, efisiensiSatuanKerjaRoutes } from './efisiensi-routes';

const nullableNumber = z.number().nullable();

/** Saved in percent of the budget and in rupiah; null where it is not counted. */
const efisiensiSchema = z.object({ persen: z.number(), nominal: z.number() }).nullable();

const barisSchema = z.object({
  id: idSchema,
  sasaran: z.string(),
  indikator: z.string(),
  /** Percent, uncapped. */
  capaian: nullableNumber,
  /** Budget and spending of the programmes below; null: there are none, or nothing is known of their spending. */
  pagu: nullableNumber,
  realisasi: nullableNumber,
  efisiensi: efisiensiSchema,
});
export type BarisEfisiensi = z.infer<typeof barisSchema>;

const answer = z.object({
  data: z.object({
    baris: z.array(barisSchema),
    jumlah: z.object({ pagu: z.number(), realisasi: z.number(), efisiensi: efisiensiSchema }),
  }),
});
export type EfisiensiAnggaran = z.infer<typeof answer>['data'];

export const efisiensiKabupatenCalls = defineDisplay(efisiensiKabupatenRoutes, {
  summary: 'Efisiensi anggaran menurut sasaran RPJMD',
  answer,
});

export const efisiensiSatuanKerjaCalls = defineDisplay(efisiensiSatuanKerjaRoutes, {
  summary: 'Efisiensi anggaran menurut IKU satu perangkat daerah',
  query: z.object({ satuan_kerja_id: idSchema }),
  answer,
});
