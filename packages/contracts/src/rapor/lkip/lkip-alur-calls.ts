import { keadaanLkip, pihakLkip, semuaKeadaanBagianLkip, semuaLangkahLkip } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { komentarFields } from '../../komentar/komentar-fields';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { langkahLkipFields } from './lkip-alur-fields';
import { KUTIPAN_MAX } from './lkip-alur-limits';
import { lkipAlurKabupatenRoutes, lkipAlurRoutes, lkipReviuRoutes } from './lkip-alur-routes';

/** State of a report, as `packages/domain` names it. */
const keadaan = z.enum(keadaanLkip);
const langkah = z.enum(semuaLangkahLkip);

const berkas = z.object({
  id: z.number().int(),
  nama: z.string(),
  ukuran: z.number().int(),
  /** Hex; names exactly these bytes. */
  sha256: z.string(),
});

const riwayat = z.object({
  id: z.number().int(),
  langkah,
  dari: keadaan,
  ke: keadaan,
  /** ISO 8601. */
  waktu: z.string(),
  oleh: z.string(),
  /** The reason, or to whom the report was submitted. */
  catatan: z.string().nullable(),
  /** Of the decision that formalises it, with its date. */
  nomor: z.string().nullable(),
  tanggal: z.string().nullable(),
  /** The file that was frozen with this step. */
  berkas: berkas.nullable(),
});
export type LangkahLkipRow = z.infer<typeof riwayat>;

const pesan = z.object({
  id: z.number().int(),
  pihak: z.enum(pihakLkip),
  teks: z.string(),
  oleh: z.string(),
  waktu: z.string(),
});

const percakapan = pesan.extend({
  versi: z.number().int(),
  bagian: z.string(),
  /** The passage that it is about, as it was; null: the section. */
  kutipan: z.string().nullable(),
  selesai: z.boolean(),
  /** In the order in which they were written. */
  balasan: z.array(pesan),
});
export type PercakapanLkip = z.infer<typeof percakapan>;

const alur = z.object({
  satuan_kerja: z.object({ satuan_kerja_id: z.number(), satuan_kerja_nama: z.string() }).nullable(),
  keadaan,
  /** Steps send it as `If-Match: "<versi>"`; 0 while nobody has written. */
  versi: z.number().int(),
  /** Steps that the reader may take now. */
  langkah: z.array(langkah),
  /** Every section of the report in its order: `belum` has to be written before it is handed in. */
  bagian: z.array(z.object({ kode: z.string(), keadaan: z.enum(semuaKeadaanBagianLkip) })),
  /** Sections that have to be written before it is handed in. */
  kekurangan: z.array(z.string()),
  /** Whether none of its indicators has a narrative: then it is not handed in either. */
  tanpa_narasi: z.boolean(),
  riwayat: z.array(riwayat),
  komentar: z.array(percakapan),
  kemampuan: z.object({
    /** Begin a thread, which only who reviews does. */
    komentari: z.boolean(),
    balas: z.boolean(),
    tandai: z.boolean(),
  }),
  /** The frozen file; null before the report is formalised. */
  berkas: berkas.nullable(),
});
export type AlurLkip = z.infer<typeof alur>;

const keputusan = z.object({ data: z.object({ keadaan, versi: z.number().int() }) });

const nothing = z.object({});
const beralasan = z.object(bodyShape(langkahLkipFields.tarik));

const antrean = z.object({
  satuan_kerja: z
    .object({ satuan_kerja_id: z.number(), satuan_kerja_nama: z.string(), singkatan: z.string().nullable() })
    .nullable(),
  keadaan,
  /** Since when, ISO 8601. */
  sejak: z.string(),
  /** Threads that are not done. */
  terbuka: z.number().int(),
});
export type AntreanReviu = z.infer<typeof antrean>;

/**
 * The way of a report (ADR 88). Steps take `If-Match` with the `versi` that was read and `Idempotency-Key`: 409 from any
 * other state, naming the current one; 422 with what is missing; 403 to whom the step does not belong.
 */
const callsOf = (routes: typeof lkipAlurRoutes | typeof lkipAlurKabupatenRoutes, pemilik: string) => {
  const owner = z.object({ satkerId: idSchema.optional() });
  const step = <Name extends z.infer<typeof langkah>, Body extends z.ZodType>(
    name: Name,
    what: string,
    body: Body,
  ) => defineCall(routes[name], { summary: `${what} ${pemilik}`, params: owner, body, answer: keputusan });
  return {
    baca: defineCall(routes.baca, {
      summary: `Keadaan, riwayat, dan catatan reviu LKIP ${pemilik}`,
      params: owner,
      answer: z.object({ data: alur }),
    }),
    ajukan: step('ajukan', 'Ajukan reviu LKIP', nothing),
    tarik: step('tarik', 'Tarik pengajuan reviu, dengan alasan, LKIP', beralasan),
    kembalikan: step('kembalikan', 'Kembalikan kepada penyusun, dengan alasan, LKIP', beralasan),
    'selesaikan-reviu': step('selesaikan-reviu', 'Nyatakan reviu selesai LKIP', nothing),
    formalkan: step(
      'formalkan',
      'Formalkan berkas PDF LKIP',
      z.object({
        /** A PDF that was made of it since its review; its bytes become the frozen file. */
        ekspor_id: idSchema,
        ...bodyShape(langkahLkipFields.formalkan),
      }),
    ),
    publikasikan: step('publikasikan', 'Publikasikan berkas yang diformalkan sebagai dokumen LKIP', nothing),
    sampaikan: step('sampaikan', 'Catat penyampaian LKIP', z.object(bodyShape(langkahLkipFields.sampaikan))),
    'buka-kembali': step('buka-kembali', 'Buka kembali, dengan alasan, LKIP', beralasan),
    komentar: defineCall(routes.komentar, {
      summary: `Komentari bacaan LKIP ${pemilik}, atau jawab komentar`,
      params: owner,
      body: z.object({
        bagian: z
          .string()
          .regex(/^[a-z0-9-]{1,40}$/)
          .meta({ examples: ['gambaran-umum'] }),
        /** Words of the section as they stand; null: the whole section. */
        kutipan: z.string().trim().min(1).max(KUTIPAN_MAX).nullable(),
        /** The thread that is answered; null begins one. */
        percakapan_id: idSchema.nullable(),
        ...bodyShape(komentarFields),
      }),
      answer: z.object({ data: z.object({ id: z.number().int() }) }),
      status: 201,
    }),
    tandai: defineCall(routes.tandai, {
      summary: `Tandai komentar LKIP ${pemilik} selesai, atau buka lagi`,
      params: owner.extend({ komentarId: idSchema }),
      body: z.object({ selesai: z.boolean() }),
      answer: z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) }),
    }),
  };
};

export const lkipAlurCalls = callsOf(lkipAlurRoutes, 'satuan kerja');
export const lkipAlurKabupatenCalls = callsOf(lkipAlurKabupatenRoutes, 'kabupaten');
export const lkipReviuCalls = {
  antrean: defineCall(lkipReviuRoutes.antrean, {
    summary: 'LKIP yang sudah diajukan, yang menunggu reviu dahulu',
    query: pageQuery,
    answer: pageOf(antrean),
  }),
};
