import { tingkatRencana } from '@selaras/domain';
import { z } from 'zod';
import { asalAngkaSchema } from '../../asal-angka/asal-angka';
import { defineCall } from '../../call';
import { fileSchema } from '../../files/files';
import { idSchema } from '../../paging';
import { kunciSchema, satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { figure, perTriwulan, requiredText, rupiah } from '../field-schemas';
import { planRow } from '../plan-row';
import { rencanaAksiTerintegrasiRoutes } from './rencana-aksi-terintegrasi-routes';

const nullableNumber = z.number().nullable();

/** Levels of a unit's plan in one table, from its goals down to its action steps. */
export const tingkatTerintegrasi = tingkatRencana;
export type TingkatTerintegrasi = (typeof tingkatTerintegrasi)[number];

const triwulan = z.number().int().min(1).max(4);

/** A file that proves what was reached in a quarter. */
const bukti = z.object({
  id: z.number().int(),
  triwulan,
  berkas: fileSchema,
});
export type BuktiLangkahAksi = z.infer<typeof bukti>;

const baris = z.object({
  ...planRow,
  tingkat: z.enum(tingkatTerintegrasi),
  /** Version of the row: a write sends it as `If-Match: "<versi>"`. */
  versi: z.number().int(),
  realisasi: nullableNumber,
  ...perTriwulan('realisasi', nullableNumber),
  /** A step that repairs a failure: it belongs to the report, not to the plan. */
  perbaikan: z.boolean(),
  /** Evidence, of action steps only. */
  bukti: z.array(bukti),
  /** Quarters of an action step whose figure confirmed reports wrote. */
  asal_realisasi: z.array(asalAngkaSchema),
});
export type TerintegrasiRow = z.infer<typeof baris>;

/** What is written of a row: only the fields that change. Which of them a level has is the server's to say (422). */
const edits = z
  .object({
    sasaran: requiredText,
    indikator: requiredText,
    satuan: requiredText,
    target: figure,
    ...perTriwulan('target', figure),
    realisasi: figure,
    ...perTriwulan('realisasi', figure),
    anggaran: rupiah,
  })
  .partial();
export type TerintegrasiEdits = z.infer<typeof edits>;

const unit = { satuan_kerja_id: idSchema };

/** The integrated action plan of a unit and its realisation: one table over all levels, written row by row. */
export const rencanaAksiTerintegrasiCalls = {
  list: defineCall(rencanaAksiTerintegrasiRoutes.list, {
    summary: 'Seluruh tingkat rencana satu satuan kerja dengan target dan realisasi triwulan',
    query: z.object(unit),
    answer: z.object({
      data: z.object({
        satuan_kerja: satuanKerjaRefSchema,
        kunci: kunciSchema,
        /** Whether the reader may write at all; `kunci` says which fields. */
        kemampuan: z.object({ ubah: z.boolean() }),
        baris: z.array(baris),
      }),
    }),
  }),
  update: defineCall(rencanaAksiTerintegrasiRoutes.update, {
    summary: 'Ubah beberapa isian satu baris; yang tidak dikirim tetap',
    params: z.object({ tingkat: z.enum(tingkatTerintegrasi), id: idSchema }),
    body: edits,
    answer: z.object({ data: baris }),
  }),
  export: defineCall(rencanaAksiTerintegrasiRoutes.export, {
    summary: 'Unduh rencana aksi terintegrasi, atau realisasinya, sebagai XLSX',
    query: z.object({ ...unit, bagian: z.enum(['rencana', 'realisasi']).default('rencana') }),
    produces: XLSX_TYPE,
  }),
  /** The uploaded file must be of `bukti_langkah_aksi` and used nowhere else. */
  addBukti: defineCall(rencanaAksiTerintegrasiRoutes.addBukti, {
    summary: 'Lampirkan berkas yang sudah diunggah sebagai bukti satu triwulan',
    params: z.object({ id: idSchema }),
    body: z.object({ triwulan, berkas_id: idSchema }),
    answer: z.object({ data: bukti }),
    status: 201,
  }),
  removeBukti: defineCall(rencanaAksiTerintegrasiRoutes.removeBukti, {
    summary: 'Lepaskan satu bukti; berkas yang tidak dipakai terhapus sehari kemudian',
    params: z.object({ id: idSchema, bukti_id: idSchema }),
    status: 204,
  }),
} as const;
