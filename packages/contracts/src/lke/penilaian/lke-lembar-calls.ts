import { jenisEviden, keadaanLke, pelakuLke, putusanEviden } from '@selaras/domain';
import { z } from 'zod';
import { callsAbout, defineCall } from '../../call';
import { rowShape } from '../../entity-schema';
import { fileSchema } from '../../files/files';
import { halamanSchema } from '../../files/halaman';
import { pageOf, pageQuery, unitParams } from '../../paging';
import { langkahShape, satuanKerjaRefSchema } from '../../resource';
import { lkeLangkahRoutes, lkeLembarRoutes } from './lke-lembar-routes';
import { bukaKembaliLkeFields, catatanNilaiLkeFields } from './lke-penilaian-fields';

/** States in the order in which an evaluation goes through them (domain §4). */
export const keadaanLkeSchema = z.enum(keadaanLke);

/** Steps in the same order. */
export const langkahLkeSchema = z.enum(Object.keys(lkeLangkahRoutes) as [keyof typeof lkeLangkahRoutes]);

/** One content of a piece of evidence, put forward for a criterion. */
export const lkeBuktiSchema = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  tahap: z.union([z.literal(1), z.literal(2)]),
  eviden_id: z.number().int(),
  eviden_versi_id: z.number().int(),
  /** Number of this content among those of its evidence. */
  nomor: z.number().int(),
  jenis: z.enum(jenisEviden),
  nama: z.string(),
  tanggal_dokumen: z.string().nullable(),
  periode: z.string().nullable(),
  sha256: z.string(),
  /** When it came into the portal, ISO 8601. */
  waktu: z.string(),
  berkas: fileSchema.nullable(),
  tautan: z.string().nullable(),
  /** Pages that matter for this criterion; null: none is named. */
  halaman: halamanSchema.nullable(),
  /** Pages of the file; null where they are not known. */
  jumlah_halaman: z.number().int().nullable(),
  /** The evaluator's decision; null for the unit until the round is closed. */
  putusan: z.enum(putusanEviden).nullable(),
  alasan: z.string().nullable(),
});
export type LkeBukti = z.infer<typeof lkeBuktiSchema>;

/** One round of a criterion. What the evaluator wrote is null for the unit until the round is closed. */
export const lkeTahapSchema = z.object({
  /** 0 while nothing was written; `If-Match: "<versi>"`. */
  versi: z.number().int(),
  jawaban: z.string().nullable(),
  uraian: z.string().nullable(),
  nilai: z.string().nullable(),
  /** The internal note of evaluators and plenary alone. */
  ...rowShape(catatanNilaiLkeFields),
  /** null: as the general rule says. */
  perlu_perbaikan: z.boolean().nullable(),
});
export type LkeTahap = z.infer<typeof lkeTahapSchema>;

export const lkeBarisSchema = z.object({
  kriteria_id: z.number().int(),
  tahap_1: lkeTahapSchema,
  tahap_2: lkeTahapSchema,
  /** Whether the unit is asked to repair it: decided, or by the general rule; false while round 1 is open to it. */
  perbaikan: z.boolean(),
  /** Pieces of evidence, also for readers who do not see what they are. */
  jumlah_bukti: z.object({ tahap_1: z.number().int(), tahap_2: z.number().int() }),
  bukti: z.array(lkeBuktiSchema),
});
export type LkeBaris = z.infer<typeof lkeBarisSchema>;

const lembar = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  tahun: z.number().int(),
  keadaan: keadaanLkeSchema,
  /** Version of the state, for `If-Match` of a step; 0 while nothing was written. */
  versi: z.number().int(),
  /** Steps that the reader may take now. */
  langkah: z.array(langkahLkeSchema),
  /** As whom the reader may write now; null: he only reads. */
  menulis: z.enum(pelakuLke).nullable(),
  /** Whether the reader may see evidence: unit, assigned evaluators, plenary and super alone. */
  melihat_bukti: z.boolean(),
  baris: z.array(lkeBarisSchema),
});
export type LkeLembar = z.infer<typeof lembar>;

const keputusan = z.object({
  data: z.object({ keadaan: keadaanLkeSchema, versi: z.number().int() }),
});

/** The worksheet as its reader may see it, and what became of it. */
export const lkeLembarCalls = {
  get: defineCall(lkeLembarRoutes.get, {
    summary: 'Lembar kerja evaluasi satu satuan kerja: jawaban, eviden dan penilaian per kriteria',
    params: unitParams,
    answer: z.object({ data: lembar }),
  }),
  history: defineCall(lkeLembarRoutes.history, {
    summary: 'Langkah evaluasi satu satuan kerja, terbaru dahulu',
    params: unitParams,
    query: pageQuery,
    answer: pageOf(
      z.object({
        ...langkahShape,
        langkah: langkahLkeSchema,
        dari: keadaanLkeSchema,
        ke: keadaanLkeSchema,
        alasan: z.string().nullable(),
      }),
    ),
  }),
};

const alasan = z.object({
  alasan: z.string().trim().min(5, 'Tulis alasan membuka kembali').max(bukaKembaliLkeFields.alasan.maxLength),
});

const step = callsAbout(unitParams, keputusan);
const nothing = z.object({});

/**
 * The steps of an evaluation. They take `If-Match` with the `versi` that was read (`"0"` before anything was written)
 * and `Idempotency-Key`. 409 from any other state, naming the current one; 422 with what is still missing, by criterion
 * (`errors["kriteria.<id>"]`) or component; 403 to whom the step does not belong.
 */
export const lkeLangkahCalls = {
  ajukan: step(lkeLangkahRoutes.ajukan, 'Ajukan lembar kerja untuk dinilai', nothing),
  'mulai-penilaian': step(lkeLangkahRoutes['mulai-penilaian'], 'Mulai penilaian pertama', nothing),
  'tutup-penilaian': step(
    lkeLangkahRoutes['tutup-penilaian'],
    'Tutup penilaian pertama; hasil awal terlihat',
    nothing,
  ),
  'mulai-perbaikan': step(
    lkeLangkahRoutes['mulai-perbaikan'],
    'Mulai memperbaiki kriteria yang ditandai',
    nothing,
  ),
  'ajukan-perbaikan': step(
    lkeLangkahRoutes['ajukan-perbaikan'],
    'Ajukan perbaikan untuk dinilai kembali',
    nothing,
  ),
  'mulai-penilaian-2': step(lkeLangkahRoutes['mulai-penilaian-2'], 'Mulai penilaian kedua', nothing),
  'tutup-penilaian-2': step(lkeLangkahRoutes['tutup-penilaian-2'], 'Tutup penilaian kedua', nothing),
  'mulai-pleno': step(lkeLangkahRoutes['mulai-pleno'], 'Mulai pleno dengan nilai penilaian kedua', nothing),
  finalkan: step(lkeLangkahRoutes.finalkan, 'Tetapkan nilai akhir; hasil terbuka bagi publik', nothing),
  'buka-kembali': step(lkeLangkahRoutes['buka-kembali'], 'Buka kembali hasil akhir, dengan alasan', alasan),
};
