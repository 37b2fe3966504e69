import { labelPembanding, semuaPolaritas, statusUnggahPk } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { catatanSchema, pengampuFields } from '../pengampu';
import { cascadingRoutes } from './cascading-routes';

/** Every key that a five-year row can carry: `baseline` and the five positions (spec 2 §3). */
export const yearKeys = ['baseline', '1', '2', '3', '4', '5'] as const;

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();
const satuanKerja = z.object({
  satuan_kerja_id: z.number(),
  satuan_kerja_nama: z.string(),
  singkatan: nullableText,
});
const polaritas = z.enum(semuaPolaritas);
const kinerjaBayangan = z.object({ sasaran: z.string(), indikator: z.string() });

const nodeBase = {
  id: z.number(),
  satuan: nullableText,
  polaritas,
  range_min: nullableNumber,
  range_max: nullableNumber,
  /** Achievement of the chosen year in percent, two decimals, uncapped; null = no data. */
  capaian: nullableNumber,
  satuan_kerja: satuanKerja,
  kinerja_tercapai: z.array(catatanSchema),
  kinerja_tidak_tercapai: z.array(catatanSchema),
  /** LaTeX source; the DO button shows only when it is there. */
  do_rumus: nullableText,
  /** null = none, `draf`, `ditandatangani`; the PK button shows when it is not null. */
  status_upload_pk: z.enum(statusUnggahPk).nullable(),
  skp: z.boolean(),
  render_status: z.union([z.literal(0), z.literal(1), z.literal('hide')]),
  is_cross: z.boolean().optional(),
};

/** Year columns of a five-year row, flat as in the specification: `baseline`, `target_1`…`capaian_5`. */
const yearColumns = {
  tahun_mulai: z.number().int(),
  baseline: nullableNumber,
  ...(Object.fromEntries(
    (['target', 'realisasi', 'capaian'] as const).flatMap((nama) =>
      [1, 2, 3, 4, 5].map((posisi) => [`${nama}_${posisi}`, nullableNumber]),
    ),
  ) as Record<`${'target' | 'realisasi' | 'capaian'}_${1 | 2 | 3 | 4 | 5}`, typeof nullableNumber>),
};

const kinerjaColumns = {
  ...nodeBase,
  ...pengampuFields,
  sasaran: z.string(),
  indikator: z.string(),
  target: nullableNumber,
  realisasi: nullableNumber,
  anggaran: nullableNumber,
  realisasi_anggaran: nullableNumber,
  solusi: z.array(z.object({ id: z.number(), solusi: z.string() })),
  penyebab_kegagalan: nullableText,
  kinerja_bayangan: kinerjaBayangan.nullable(),
};

const nomenklatur = z.object({ id: z.number(), kode: z.string(), nama: z.string() });

const kinerjaSubKegiatanNode = z.object({
  ...kinerjaColumns,
  sub_kegiatan: nomenklatur.nullable(),
  indikator_kemendagri: nullableText,
  is_external: z.boolean(),
  /** The programme that it stands under in its own unit: a cross-cutting item stands below another one here. */
  kinerja_program_id: z.number(),
  /** The action steps below; the 'Langkah Aksi' button shows when there are any. */
  kinerja_langkah_aksi: z.array(z.object({ id: z.number() })),
});

const kinerjaKegiatanNode = z.object({
  ...kinerjaColumns,
  kegiatan: nomenklatur.nullable(),
  kinerja_sub_kegiatan: z.array(kinerjaSubKegiatanNode),
  kinerja_sub_kegiatan_cross: z.array(kinerjaSubKegiatanNode),
});

const kinerjaProgramNode = z.object({
  ...kinerjaColumns,
  program: nomenklatur.nullable(),
  is_kinerja_direktur_to_wakil_direktur_rsud: z.boolean(),
  kinerja_kegiatan: z.array(kinerjaKegiatanNode),
  kinerja_kegiatan_cross: z.array(kinerjaKegiatanNode),
});

const sasaranPdNode = z.object({
  ...nodeBase,
  ...yearColumns,
  sasaran_strategis_satker: z.string(),
  iku: z.string(),
  /** Of the chosen year. */
  target: nullableNumber,
  realisasi: nullableNumber,
  definisi_operasional: nullableText,
  kinerja_bayangan: kinerjaBayangan.nullable(),
  is_kinerja_direktur_rsud: z.boolean(),
  kinerja_program: z.array(kinerjaProgramNode),
  kinerja_program_cross: z.array(kinerjaProgramNode),
});

const sasaranRpjmdNode = z.object({
  ...nodeBase,
  ...yearColumns,
  sasaran_strategis: z.object({ id: z.number(), nomor: nullableText, sasaran: z.string() }),
  indikator_sasaran_strategis: z.object({ id: z.number(), nomor: nullableText, indikator: z.string() }),
  /** Other indicators of the same goal that this node stands for too. */
  indikator_merge: z.array(z.object({ id: z.number(), indikator: z.string() })),
  target: nullableNumber,
  realisasi: nullableNumber,
  rata_nasional: nullableNumber,
  label_pembanding: z.enum(labelPembanding),
  /** Growth of the realisation against the year before, percent. */
  perbandingan_realisasi_tahun: nullableNumber,
  /** Realisation against the final target of the period, percent. */
  perbandingan_realisasi_target: nullableNumber,
  efisiensi_sumber_daya: z.object({ persen: z.number(), nominal: z.number() }).nullable(),
  sasaran_strategis_pd: z.array(sasaranPdNode),
  sasaran_strategis_pd_cross: z.array(sasaranPdNode),
});

export type KinerjaSubKegiatanNode = z.infer<typeof kinerjaSubKegiatanNode>;
export type KinerjaKegiatanNode = z.infer<typeof kinerjaKegiatanNode>;
export type KinerjaProgramNode = z.infer<typeof kinerjaProgramNode>;
export type SasaranPdNode = z.infer<typeof sasaranPdNode>;
export type SasaranRpjmdNode = z.infer<typeof sasaranRpjmdNode>;

export const cascadingTreeSchema = z.object({
  data: z.array(sasaranRpjmdNode),
  meta: z.object({
    tahun: z.number().int(),
    /** null for the whole regency. */
    satuan_kerja: satuanKerja.nullable(),
    /** Grows with every change of the unit's data. */
    versi: z.number(),
    /** Boxes in the tree without cross-cutting items. */
    jumlah: z.number().int(),
    /** `hanya_realisasi`: the plan is closed, but the report of a quarter is open; `tambah`: rows may be added to it. */
    kemampuan: z.object({
      ubah: z.boolean(),
      hanya_realisasi: z.literal(true).optional(),
      tambah: z.literal(true).optional(),
    }),
  }),
});
export type CascadingTree = z.infer<typeof cascadingTreeSchema>;

const cascadingQuery = z.object({
  /** Left out: the whole regency. */
  satuan_kerja_id: idSchema.optional(),
});

export const getCascadingCall = defineCall(cascadingRoutes.getCascading, {
  summary: 'Pohon kinerja satu satuan kerja atau seluruh kabupaten',
  query: cascadingQuery,
  answer: cascadingTreeSchema,
});

export const getPublicCascadingCall = defineCall(cascadingRoutes.getPublicCascading, {
  summary: 'Pohon kinerja yang sudah ditetapkan, untuk publik',
  query: cascadingQuery,
  answer: cascadingTreeSchema,
});
