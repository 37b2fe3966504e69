import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { riwayatSchema, satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { penambahanOutputRoutes } from './penambahan-output-routes';

/** Most outputs that a quarter may hold. */
const MAX = 999_999_999;

const jumlah = z.number().int().nonnegative();
const output = z.number().int().min(0).max(MAX).nullable();
const perTriwulan = { tw1: output, tw2: output, tw3: output, tw4: output };
const total = z.number().int().nullable();

/** What a unit delivered beyond its plan, quarter by quarter. */
const baris = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** A write sends it as `If-Match: "<versi>"`; 0 while nothing was written. */
  versi: jumlah,
  ...perTriwulan,
  kemampuan: z.object({ ubah: z.boolean() }),
});
export type PenambahanOutput = z.infer<typeof baris>;

const triwulan = z.object({
  triwulan: z.number().int().min(1).max(4),
  /** From when on its number may be written, `YYYY-MM-DD`. */
  dibuka: z.string(),
  /** Whether it is yet to open; super writes all the same, and the audit log says so. */
  belum: z.boolean(),
  /** Until when its number may be written, `YYYY-MM-DD`; null: no deadline is set. */
  batas: z.string().nullable(),
  /** Whether the deadline has passed; super writes all the same, and the audit log says so. */
  lewat: z.boolean(),
});
export type TriwulanOutput = z.infer<typeof triwulan>;

const one = z.object({ satkerId: idSchema });

/**
 * Outputs beyond plan of the chosen year. A write changes the fields that it sends; a quarter that is yet to open or
 * whose deadline has passed refuses with 423 and its date.
 */
export const penambahanOutputCalls = {
  list: defineCall(penambahanOutputRoutes.list, {
    summary: 'Penambahan jumlah output satuan kerja tiap triwulan, dengan jumlahnya',
    answer: z.object({
      data: z.array(baris),
      /** Sums over these units. */
      total: z.object({ tw1: total, tw2: total, tw3: total, tw4: total }),
      triwulan: z.array(triwulan),
    }),
  }),
  export: defineCall(penambahanOutputRoutes.export, {
    summary: 'Unduh penambahan jumlah output sebagai XLSX',
    produces: XLSX_TYPE,
  }),
  update: defineCall(penambahanOutputRoutes.update, {
    summary: 'Isi penambahan jumlah output satu satuan kerja; yang tidak dikirim tetap',
    params: one,
    body: z.object(perTriwulan).partial(),
    answer: z.object({ data: baris }),
  }),
  history: defineCall(penambahanOutputRoutes.history, {
    summary: 'Riwayat perubahan penambahan jumlah output satu satuan kerja',
    params: one,
    query: pageQuery,
    answer: pageOf(riwayatSchema),
  }),
} as const;
