import { hasilLke } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { keadaanLkeSchema } from '../penilaian/lke-lembar-calls';
import { ringkasTindakLanjutSchema } from '../tindak-lanjut/tindak-lanjut-ringkas';
import { lkeHasilPublikRoutes, lkeHasilRoutes } from './lke-hasil-routes';

/** Points of one kind. */
const nilai = z.object({
  /** Out of 100, two decimals. */
  nilai: z.number(),
  /** Points of each component, in the instrument's order. */
  komponen: z.array(z.number()),
  /** Criteria that have an answer or a score. */
  terjawab: z.number().int(),
  /** Criteria of the worksheet. */
  kriteria: z.number().int(),
});
export type LkeNilai = z.infer<typeof nilai>;

const predikat = z.enum(['AA', 'A', 'BB', 'B', 'CC', 'C', 'D']).nullable();

/** Each kind of points by itself; null where there is none, or its reader may not see it yet. */
const kolom = {
  mandiri: nilai.nullable(),
  pertama: nilai.nullable(),
  kedua: nilai.nullable(),
  pleno: nilai.nullable(),
};

/** Which points count now; null while none are settled. */
const hasil = z.enum(hasilLke).nullable();

const berlaku = {
  hasil,
  /** The points that count. */
  nilai: z.number().nullable(),
  predikat,
  /** Among units with points of the same kind; ties share a place. */
  peringkat: z.number().int().nullable(),
};

const lkeHasilRowSchema = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** null: the unit has no worksheet yet. */
  keadaan: keadaanLkeSchema.nullable(),
  /** Version of the state; 0 without a worksheet. */
  versi: z.number().int(),
  /** The reader sees of this unit only what the public sees, and how far it is. */
  terbatas: z.boolean(),
  /** Names of who evaluates it; empty for readers whom it does not concern. */
  penilai: z.array(z.string()),
  ...kolom,
  ...berlaku,
  /** How far its recommendations are followed up; null: there are none, or its reader may not see them. */
  tindak_lanjut: ringkasTindakLanjutSchema.nullable(),
});
export type LkeHasilRow = z.infer<typeof lkeHasilRowSchema>;

const komponenSchema = z.object({
  id: z.number().int(),
  nomor: z.string(),
  nama: z.string(),
  bobot: z.number(),
});

const perInstrumen = {
  tahun: z.number().int(),
  /** Number of criteria of a worksheet. */
  kriteria: z.number().int(),
  komponen: z.array(komponenSchema),
};

const rincian = komponenSchema.extend({
  subKomponen: z.array(
    komponenSchema.extend({
      kriteria: z.number().int(),
      mandiri: z.number().nullable(),
      pertama: z.number().nullable(),
      kedua: z.number().nullable(),
    }),
  ),
  /** Why the plenary changed its points. */
  alasan: z.string().nullable(),
});

const rekomendasi = z.object({
  kriteria_id: z.number().int(),
  /** `1.a.3`. */
  nomor: z.string(),
  uraian: z.string(),
  komponen_id: z.number().int(),
  catatan: z.string().nullable(),
  rekomendasi: z.string().nullable(),
  /** What the first round found and the second found repaired; null: nothing. */
  diperbaiki: z.string().nullable(),
});

const lkeHasilDetailSchema = lkeHasilRowSchema.extend({
  ...perInstrumen,
  rincian: z.array(rincian),
  /**
   * Criteria that evaluators wrote notes or recommendations on, in the instrument's order: those of the second round alone
   * where it gave a score.
   */
  rekomendasi: z.array(rekomendasi),
  /** Every year with a worksheet, the earliest first. */
  tren: z.array(
    z.object({
      tahun: z.number().int(),
      mandiri: z.number().nullable(),
      /** How far the unit's own assessment is while it is not handed in; null: it is, or its reader does not see it. */
      mandiri_terisi: z.object({ terjawab: z.number().int(), kriteria: z.number().int() }).nullable(),
      nilai: z.number().nullable(),
      hasil,
      predikat,
      /** Whether criteria, weights or scale differ from the year before: its points are no comparison with earlier ones. */
      instrumen_berubah: z.boolean(),
    }),
  ),
});
export type LkeHasilDetail = z.infer<typeof lkeHasilDetailSchema>;

export const lkeHasilCalls = {
  list: defineCall(lkeHasilRoutes.list, {
    summary: 'Hasil evaluasi semua satuan kerja yang boleh dilihat, menurut nama',
    answer: z.object({ ...perInstrumen, data: z.array(lkeHasilRowSchema) }),
  }),
  ekspor: defineCall(lkeHasilRoutes.ekspor, {
    summary: 'Rekap hasil evaluasi sebagai XLSX',
    produces: XLSX_TYPE,
  }),
  get: defineCall(lkeHasilRoutes.get, {
    summary: 'Hasil evaluasi satu satuan kerja: nilai tiap sub-komponen, rekomendasi dan tren',
    params: z.object({ satkerId: idSchema }),
    answer: z.object({ data: lkeHasilDetailSchema }),
  }),
};

const publik = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  mandiri: nilai,
  pleno: nilai,
  predikat,
  peringkat: z.number().int(),
});
export type LkeHasilPublik = z.infer<typeof publik>;

export const lkeHasilPublikCalls = {
  list: defineCall(lkeHasilPublikRoutes.list, {
    summary: 'Hasil evaluasi yang sudah final, tanpa nama orang',
    answer: z.object({ ...perInstrumen, data: z.array(publik) }),
  }),
};
