import { tingkatNomenklatur } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { rekapAnggaranRoutes } from './rekap-anggaran-routes';

const rupiah = z.number();

/** Budget of a line: of a line with parts always the sum of its parts. */
const jumlah = {
  pagu: rupiah,
  /** Spending of TW 1 to 4. */
  tw: z.array(rupiah).length(4),
  realisasi: rupiah,
  sisa: rupiah,
  /** Percent, two decimals; null without a budget. */
  serapan: z.number().nullable(),
};
const totalsSchema = z.object(jumlah);
export type AnggaranTotals = z.infer<typeof totalsSchema>;

/** A line of the tree; lines stand in its order, `kedalaman` 0 is a programme. */
const baris = z.object({
  level: z.enum(tingkatNomenklatur),
  id: z.number(),
  kedalaman: z.number().int(),
  kode: z.string(),
  nama: z.string(),
  /** Budget that is recorded for the line itself when its parts add up to another sum; null when they agree. */
  pagu_sendiri: rupiah.nullable(),
  ...jumlah,
});
export type RekapAnggaranRow = z.infer<typeof baris>;

const unitRow = z.object({ satuan_kerja: satuanKerjaRefSchema, ...jumlah });
export type RekapAnggaranUnitRow = z.infer<typeof unitRow>;

const unit = z.object({ satuan_kerja_id: idSchema });

/** Budget recap of a unit as a tree, and of all units as their sums. The printable version is `rekapAnggaranCall`. */
export const rekapAnggaranCalls = {
  tree: defineCall(rekapAnggaranRoutes.tree, {
    summary: 'Program, kegiatan dan sub kegiatan satu satuan kerja dengan pagu dan realisasinya',
    query: unit,
    answer: z.object({
      data: z.object({ satuan_kerja: satuanKerjaRefSchema, baris: z.array(baris), total: totalsSchema }),
    }),
  }),
  export: defineCall(rekapAnggaranRoutes.export, {
    summary: 'Unduh rekap anggaran satu satuan kerja sebagai XLSX',
    query: unit,
    produces: XLSX_TYPE,
  }),
  kabupaten: defineCall(rekapAnggaranRoutes.kabupaten, {
    summary: 'Anggaran setiap satuan kerja dan jumlah kabupaten',
    answer: z.object({ data: z.object({ baris: z.array(unitRow), total: totalsSchema }) }),
  }),
  exportKabupaten: defineCall(rekapAnggaranRoutes.exportKabupaten, {
    summary: 'Unduh anggaran setiap satuan kerja sebagai XLSX',
    produces: XLSX_TYPE,
  }),
} as const;
