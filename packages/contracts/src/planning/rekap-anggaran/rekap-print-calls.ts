import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { tahunSchema } from '../field-schemas';
import { rekapPrintRoutes } from './rekap-anggaran-routes';

/** Opens in a new tab (spec 1 §7): a page to read and print. */
export const rekapAnggaranCall = defineCall(rekapPrintRoutes.rekapAnggaran, {
  summary: 'Rekap anggaran satu satuan kerja, siap cetak (HTML)',
  query: z.object({ tahun_kinerja: tahunSchema, satuan_kerja_id: idSchema }),
  produces: 'text/html',
  tab: true,
});
