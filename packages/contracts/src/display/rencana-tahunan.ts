import { z } from 'zod';
import { idSchema } from '../paging';
import { satuanKerjaRefSchema } from '../resource';
import { defineDisplay } from './display-call';
import { nomenklaturFigures, planFigures } from './plan-figures';
import { rkpdRoutes, rktRoutes, tingkatRkt } from './rencana-tahunan-routes';

/** Sum of the rows below, Rupiah. */
const pagu = z.number();

const rkpd = z.object({
  sasaran: z.array(
    z.object({
      ...planFigures,
      pagu,
      satuan_kerja: z.array(
        z.object({ ...satuanKerjaRefSchema.shape, pagu, program: z.array(z.object(nomenklaturFigures)) }),
      ),
    }),
  ),
  pagu,
  /** Units with programmes that are left out, because their plan is not approved yet. */
  belum_disetujui: z.number().int(),
});
export type Rkpd = z.infer<typeof rkpd>;

/** The regency's goals of the year, with the programmes of units that serve them. */
export const rkpdCalls = defineDisplay(rkpdRoutes, {
  summary: 'Sasaran kabupaten tahun ini dengan program dan pagu perangkat daerah di bawahnya',
  answer: z.object({ data: rkpd }),
});

const rkt = z.object({
  /** In the order of the tree. */
  baris: z.array(z.object({ ...nomenklaturFigures, tingkat: z.enum(tingkatRkt) })),
  /** Of all programmes. */
  pagu,
});
export type Rkt = z.infer<typeof rkt>;
export type RktRow = Rkt['baris'][number];

export const rktCalls = defineDisplay(rktRoutes, {
  summary: 'Target tahun ini satu perangkat daerah dari IKU sampai sub kegiatan',
  query: z.object({ satuan_kerja_id: idSchema }),
  answer: z.object({ data: rkt }),
});
