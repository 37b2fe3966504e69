import { urutanBeban } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, unitParams } from '../../paging';
import { XLSX_TYPE } from '../../resource';
import { bebanKerjaRoutes } from './beban-routes';
import { bebanKerjaSchema, bebanOrangSchema, perTriwulan } from './beban-schemas';

/** Largest number that the database keeps of a value. */
const MAX_FIGURE = 99_999_999_999_999;

const orang = unitParams.extend({ pegawaiId: idSchema });

/**
 * The load of a unit's people by quarter. Whom the reader does not lead is not there (404). Moving a share writes over
 * the step that was read (`If-Match`, 412) and is refused by closed quarters and locked plans (423).
 */
export const bebanKerjaCalls = {
  list: defineCall(bebanKerjaRoutes.list, {
    summary: 'Beban tiap orang satu satuan kerja: jumlah dan bobot langkah aksi tiap triwulan',
    params: unitParams,
    answer: z.object({ data: bebanKerjaSchema }),
  }),
  export: defineCall(bebanKerjaRoutes.export, {
    summary: 'Unduh beban kerja seperti yang disaring sebagai XLSX',
    params: unitParams,
    query: z.object({
      q: z.string().trim().max(100).default(''),
      bidang: idSchema.optional(),
      tim: idSchema.optional(),
      berlebih: z.enum(['0', '1']).default('0'),
      urut: z.enum(urutanBeban).default('beban'),
    }),
    produces: XLSX_TYPE,
  }),
  get: defineCall(bebanKerjaRoutes.get, {
    summary: 'Langkah aksi seseorang dengan timnya, dan kepada siapa bagiannya dapat dipindahkan',
    params: orang,
    answer: z.object({ data: bebanOrangSchema }),
  }),
  pindah: defineCall(bebanKerjaRoutes.pindah, {
    summary: 'Pindahkan bagian langkah aksi seseorang kepada anggota tim yang sama; jumlah langkahnya tetap',
    params: orang,
    body: z.object({
      langkah_id: idSchema,
      tim_id: idSchema,
      /** Who receives it: `pegawai_id`. */
      ke: idSchema,
      /** How much of each quarter. */
      jumlah: perTriwulan(z.number().min(0, 'Tidak boleh kurang dari 0').max(MAX_FIGURE)).refine(
        (values) => values.some((value) => value > 0),
        { error: 'Isi paling sedikit satu triwulan' },
      ),
    }),
    answer: z.object({ data: z.object({ langkah_id: z.number().int(), versi: z.number().int() }) }),
    status: 200,
  }),
};
