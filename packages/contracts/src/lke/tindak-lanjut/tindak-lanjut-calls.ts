import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape, rowShape } from '../../entity-schema';
import { halamanSchema } from '../../files/halaman';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import { isiLampiranSchema } from '../eviden/lke-eviden-calls';
import { lkeBuktiSchema } from '../penilaian/lke-lembar-calls';
import {
  kembalikanTindakLanjutFields,
  rencanaTindakLanjutFields,
  tutupTindakLanjutFields,
} from './tindak-lanjut-fields';
import { keadaanTindakLanjutSchema } from './tindak-lanjut-ringkas';
import { lkeTindakLanjutRoutes } from './tindak-lanjut-routes';

const row = unitParams.extend({ tindakLanjutId: idSchema });

/** Evidence of a follow-up: one content of a piece of the unit's evidence. */
export const lkeTindakLanjutBuktiSchema = lkeBuktiSchema.pick({
  eviden_id: true,
  eviden_versi_id: true,
  nomor: true,
  jenis: true,
  nama: true,
  tanggal_dokumen: true,
  periode: true,
  sha256: true,
  waktu: true,
  berkas: true,
  tautan: true,
  halaman: true,
  jumlah_halaman: true,
});
export type LkeTindakLanjutBukti = z.infer<typeof lkeTindakLanjutBuktiSchema>;

const lkeTindakLanjutSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  tahun: z.number().int(),
  kriteria_id: z.number().int(),
  /** `1.a.3`. */
  nomor: z.string(),
  uraian: z.string(),
  komponen_id: z.number().int(),
  /** As it was decided. */
  rekomendasi: z.string(),
  keadaan: keadaanTindakLanjutSchema,
  ...rowShape(rencanaTindakLanjutFields),
  /** Whether the unit is late today. */
  terlambat: z.boolean(),
  /** What the evaluator said last. */
  catatan: z.string().nullable(),
  /** Why the recommendation stands no longer; null: it stands. */
  ditarik: z.string().nullable(),
  /** Whether it was withdrawn because the second round found it repaired. */
  diperbaiki: z.boolean(),
  jumlah_bukti: z.number().int(),
  /** Empty for readers who do not see evidence. */
  bukti: z.array(lkeTindakLanjutBuktiSchema),
  /** What became of it, the newest first, at most twenty steps. */
  riwayat: z.array(
    z.object({
      waktu: z.string(),
      pengguna: z.string(),
      dari: keadaanTindakLanjutSchema,
      ke: keadaanTindakLanjutSchema,
      catatan: z.string().nullable(),
    }),
  ),
  /** Steps that the reader may take now. */
  langkah: z.array(z.enum(['ajukan', 'kembalikan', 'tutup'])),
  /** Whether the reader may write in it now. */
  menulis: z.boolean(),
});
export type LkeTindakLanjut = z.infer<typeof lkeTindakLanjutSchema>;

const answer = z.object({ data: lkeTindakLanjutSchema });

/** Evidence of one follow-up. */
export const TINDAK_LANJUT_BUKTI_MAX = 20;

/**
 * Follow-ups of the recommendations of a decided evaluation. Writes take `If-Match` with the `versi` of the row and answer
 * 412 with the row as it is; 409 in any other state of the row or the evaluation, naming it; 422 with what is missing.
 */
export const lkeTindakLanjutCalls = {
  list: defineCall(lkeTindakLanjutRoutes.list, {
    summary: 'Tindak lanjut semua satuan kerja yang boleh dilihat, yang menunggu pembaca dahulu',
    query: pageQuery.extend({
      q: z.string().trim().max(200).optional(),
      keadaan: keadaanTindakLanjutSchema.or(z.literal('terlambat')).optional(),
      satuan_kerja_id: idSchema.optional(),
    }),
    answer: pageOf(lkeTindakLanjutSchema),
  }),
  get: defineCall(lkeTindakLanjutRoutes.get, {
    summary: 'Tindak lanjut rekomendasi satu satuan kerja, menurut urutan kriteria, paling banyak 500',
    params: unitParams,
    answer: z.object({ data: z.array(lkeTindakLanjutSchema) }),
  }),
  save: defineCall(lkeTindakLanjutRoutes.save, {
    summary: 'Simpan rencana, penanggung jawab dan tenggat tindak lanjut',
    params: row,
    body: z.object({
      ...bodyShape(rencanaTindakLanjutFields),
      tenggat: z.iso.date('Tulis tanggal yang ada').nullable(),
    }),
    answer,
  }),
  lampirkan: defineCall(lkeTindakLanjutRoutes.lampirkan, {
    summary: 'Lampirkan eviden pada tindak lanjut; isi yang sudah ada tidak disimpan dua kali',
    params: row,
    body: z.object({ isi: isiLampiranSchema, halaman: halamanSchema.nullable().optional() }),
    answer,
    status: 201,
  }),
  halaman: defineCall(lkeTindakLanjutRoutes.halaman, {
    summary: 'Tentukan halaman yang penting dari eviden tindak lanjut',
    params: row.extend({ evidenVersiId: idSchema }),
    body: z.object({ halaman: halamanSchema.nullable() }),
    answer,
  }),
  lepaskan: defineCall(lkeTindakLanjutRoutes.lepaskan, {
    summary: 'Lepaskan eviden dari tindak lanjut; evidennya tetap ada',
    params: row.extend({ evidenVersiId: idSchema }),
    answer,
  }),
  ajukan: defineCall(lkeTindakLanjutRoutes.ajukan, {
    summary: 'Ajukan tindak lanjut kepada penilai',
    params: row,
    body: z.object({}),
    answer,
  }),
  kembalikan: defineCall(lkeTindakLanjutRoutes.kembalikan, {
    summary: 'Kembalikan tindak lanjut kepada satuan kerja, dengan alasan',
    params: row,
    body: z.object(bodyShape(kembalikanTindakLanjutFields)),
    answer,
  }),
  tutup: defineCall(lkeTindakLanjutRoutes.tutup, {
    summary: 'Tutup tindak lanjut sebagai selesai',
    params: row,
    body: z.object(bodyShape(tutupTindakLanjutFields)),
    answer,
  }),
};
