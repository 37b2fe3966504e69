import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { fileSchema } from '../../files/files';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import { dokumenFields, tarikDokumenFields } from './dokumen-fields';
import { dokumenRoutes, publicDokumenRoutes } from './dokumen-routes';
import { jenisDokumen } from './jenis-dokumen';

const { judul, catatan } = bodyShape(dokumenFields);
const jenisSchema = z.coerce
  .number<number>()
  .int()
  .min(1)
  .max(jenisDokumen.length)
  .meta({ examples: [1] });

const years = {
  tahun: z.number().int(),
  /** Last year that it is about: `tahun` itself, or the end of the period of a Renstra. */
  tahun_akhir: z.number().int(),
};

/** What people and pages know of the newest version. */
const newest = {
  ...years,
  judul: z.string(),
  /** Number of the newest version, from 1. */
  nomor: z.number().int(),
  /** When the newest version came, ISO 8601. */
  diunggah: z.string(),
  /** Whether its first page can be shown as a picture; null while nobody has tried. */
  gambar: z.boolean().nullable(),
};

const dokumen = z.object({
  id: z.number().int(),
  /** Version of the row: a write sends it as `If-Match: "<versi>"`. */
  versi: z.number().int(),
  jenis_dokumen_id: jenisSchema,
  ...newest,
  berkas: fileSchema,
  /** Not seen by the public since then, and why; null while it is. */
  ditarik: z.object({ pada: z.string(), alasan: z.string(), oleh: z.string().nullable() }).nullable(),
});
export type Dokumen = z.infer<typeof dokumen>;

const pemilik = z.object({
  /** null for the regency itself. */
  satuan_kerja: satuanKerjaRefSchema.nullable(),
  dokumen: z.array(dokumen),
});
/** A unit, or the regency, with the documents that it has for a year. */
export type PemilikDokumen = z.infer<typeof pemilik>;

const versi = z.object({
  nomor: z.number().int(),
  judul: z.string(),
  catatan: z.string().nullable(),
  berkas: fileSchema,
  diunggah: z.string(),
  oleh: z.string().nullable(),
});
export type VersiDokumen = z.infer<typeof versi>;

const params = z.object({ id: idSchema });
const written = z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) });
const isi = {
  judul,
  /** Uploaded for `dokumen`. */
  berkas_id: idSchema,
};

export const dokumenCalls = {
  list: defineCall(dokumenRoutes.list, {
    summary: 'Dokumen kinerja setiap satuan kerja dan kabupaten tahun ini, dan yang belum ada',
    query: pageQuery.extend({
      q: z.string().trim().max(100).optional(),
      satuan_kerja_id: idSchema.optional(),
      /** Only the regency's own. */
      kabupaten: z.literal('1').optional(),
      /** Only who has no document of this kind in public. */
      belum: jenisSchema.optional(),
    }),
    answer: pageOf(pemilik).extend({
      /** Of each kind: who has it in public, of how many who should. */
      jumlah: z.array(
        z.object({ jenis_dokumen_id: jenisSchema, ada: z.number().int(), dari: z.number().int() }),
      ),
    }),
  }),
  versions: defineCall(dokumenRoutes.versions, {
    summary: 'Semua versi satu dokumen, yang terbaru lebih dulu',
    params,
    answer: z.object({ data: z.array(versi) }),
  }),
  create: defineCall(dokumenRoutes.create, {
    summary: 'Terbitkan dokumen kinerja; Renstra untuk seluruh periodenya',
    body: z.object({ satuan_kerja_id: idSchema.nullable(), jenis_dokumen_id: jenisSchema, ...isi }),
    answer: written,
    status: 201,
  }),
  replace: defineCall(dokumenRoutes.replace, {
    summary: 'Ganti dengan versi baru, yang langsung tampil; versi lama tetap tersimpan',
    params,
    body: z.object({ ...isi, catatan }),
    answer: written,
    status: 201,
  }),
  withdraw: defineCall(dokumenRoutes.withdraw, {
    summary: 'Tarik dari halaman publik',
    params,
    body: z.object(bodyShape(tarikDokumenFields)),
    answer: written,
  }),
  restore: defineCall(dokumenRoutes.restore, {
    summary: 'Tampilkan kembali dokumen yang ditarik',
    params,
    answer: written,
  }),
};

const publicDokumen = z.object({
  id: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema.nullable(),
  ...newest,
  /** Bytes. */
  ukuran: z.number().int(),
});
/** A document as the public has it: no people, no withdrawn ones, no earlier versions. */
export type PublicDokumen = z.infer<typeof publicDokumen>;

const ofKind = z.object({ jenisDokumenId: jenisSchema });

export const publicDokumenCalls = {
  list: defineCall(publicDokumenRoutes.list, {
    summary: 'Dokumen kinerja satu jenis yang tampil bagi semua orang',
    params: ofKind,
    query: pageQuery.extend({
      q: z.string().trim().max(100).optional(),
      satuan_kerja_id: idSchema.optional(),
    }),
    answer: pageOf(publicDokumen).extend({
      /** Units that have one this year. */
      pemilik: z.array(satuanKerjaRefSchema),
    }),
  }),
  picture: defineCall(publicDokumenRoutes.picture, {
    summary: 'Halaman pertama satu dokumen sebagai gambar',
    params: ofKind.extend({ id: idSchema }),
    produces: 'image/jpeg',
  }),
  download: defineCall(publicDokumenRoutes.download, {
    summary: 'Unduh satu dokumen; dapat dilanjutkan setelah terputus',
    params: ofKind.extend({ id: idSchema }),
    produces: 'application/pdf',
  }),
};
