import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { nilaiJenjangFields } from './nilai-jenjang-fields';
import { nilaiJenjangRoutes } from './nilai-jenjang-routes';

/** More key indicators of units than a regency has in a year. */
export const NILAI_JENJANG_MAX = 20_000;

const jumlah = z.number().int().nonnegative();

/** A key indicator of a unit with its class of the year. */
const baris = z.object({
  /** Id of the `sasaran_strategis_pd` that the indicator is. */
  id: idSchema,
  /** A write sends it as `If-Match: "<versi>"`; 0 while nothing was written. */
  versi: jumlah,
  satuan_kerja: satuanKerjaRefSchema,
  ...rowShape(nilaiJenjangFields),
});
export type BarisNilaiJenjang = z.infer<typeof baris>;

const rekap = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** Ties share a place; null while no indicator has a class. */
  peringkat: z.number().int().nullable(),
  /** Mean points of the indicators with a class. */
  rata_rata: z.number().nullable(),
  jumlah,
  dinilai: jumlah,
  kelas: z.object({ ultimate: jumlah, intermediate: jumlah, immediate: jumlah, output: jumlah }),
});
export type RekapNilaiJenjang = z.infer<typeof rekap>;

const search = z.object({ satuan_kerja_id: idSchema.optional() });

/**
 * Classes of the units' key indicators in the chosen year (domain §3). A write changes the fields that it sends; 404 for
 * an indicator that was deleted or is of another period.
 */
export const nilaiJenjangCalls = {
  list: defineCall(nilaiJenjangRoutes.list, {
    summary: 'IKU semua perangkat daerah dengan jenjang kinerjanya',
    query: search,
    answer: z.object({ data: z.array(baris).max(NILAI_JENJANG_MAX) }),
  }),
  export: defineCall(nilaiJenjangRoutes.export, {
    summary: 'Unduh nilai jenjang kinerja sebagai XLSX',
    query: search,
    produces: XLSX_TYPE,
  }),
  rekap: defineCall(nilaiJenjangRoutes.rekap, {
    summary: 'Rata-rata nilai jenjang kinerja setiap satuan kerja, menurut peringkat',
    answer: z.object({ data: z.array(rekap) }),
  }),
  exportRekap: defineCall(nilaiJenjangRoutes.exportRekap, {
    summary: 'Unduh rekap nilai jenjang kinerja sebagai XLSX',
    produces: XLSX_TYPE,
  }),
  update: defineCall(nilaiJenjangRoutes.update, {
    summary: 'Tetapkan jenjang kinerja satu IKU; yang tidak dikirim tetap',
    params: z.object({ id: idSchema }),
    body: z.object(bodyShape(nilaiJenjangFields)).partial(),
    answer: z.object({ data: baris }),
  }),
} as const;
