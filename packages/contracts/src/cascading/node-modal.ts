import { semuaPolaritas, semuaPutusan, tingkatTahunan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema, pageOf, pageQuery } from '../paging';
import { catatanSchema, pengampuFields } from '../pengampu';
import { nodeModalRoutes } from './cascading-routes';

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();

/** Quarterly action plan with its realisation (spec 1 §3); both action-plan modals read these rows. */
const rencanaAksiRow = z.object({
  id: z.number(),
  rencana_aksi: z.string(),
  indikator: z.string(),
  satuan: nullableText,
  tw1: nullableNumber,
  tw2: nullableNumber,
  tw3: nullableNumber,
  tw4: nullableNumber,
  tw1_realisasi: nullableNumber,
  tw2_realisasi: nullableNumber,
  tw3_realisasi: nullableNumber,
  tw4_realisasi: nullableNumber,
  /** The sub-activity node that a click on the indicator scrolls to. */
  kinerja_sub_kegiatan_id: z.number().nullable(),
  /** The unit that acts; several units act for one goal of the regency. */
  satuan_kerja: z.object({ satuan_kerja_nama: z.string(), singkatan: nullableText }),
  ...pengampuFields,
});
export type RencanaAksiRow = z.infer<typeof rencanaAksiRow>;

export const publicRencanaAksiCall = defineCall(nodeModalRoutes.publicRencanaAksi, {
  summary: 'Rencana aksi satuan kerja dan realisasinya per triwulan',
  query: pageQuery.extend({
    satuan_kerja_id: idSchema.optional(),
    sasaran_strategis_pd_id: idSchema.optional(),
  }),
  answer: pageOf(rencanaAksiRow),
});

export const publicRencanaAksiGubernurCall = defineCall(nodeModalRoutes.publicRencanaAksiGubernur, {
  summary: 'Rencana aksi kepala daerah (RPJMD) dan realisasinya per triwulan',
  query: pageQuery.extend({
    satuan_kerja_id: idSchema.optional(),
    sasaran_strategis_rpjmd_id: idSchema.optional(),
  }),
  answer: pageOf(rencanaAksiRow),
});

const definisiOperasionalRow = z.object({
  id: z.number(),
  indikator: z.string(),
  do_narasi: nullableText,
  /** LaTeX source. */
  do_rumus: nullableText,
  do_keterangan: nullableText,
  do_sumber: nullableText,
});
export type DefinisiOperasionalRow = z.infer<typeof definisiOperasionalRow>;

export const publicDefinisiOperasionalCall = defineCall(nodeModalRoutes.publicDefinisiOperasional, {
  summary: 'Definisi operasional indikator; pengenal simpul memilih tingkatnya',
  query: pageQuery.extend({
    satuan_kerja_id: idSchema.optional(),
    sasaran_strategis_rpjmd_id: idSchema.optional(),
    /** Id of the unit's strategic goal. */
    sasaranStrategisId: idSchema.optional(),
    programId: idSchema.optional(),
    kegiatanId: idSchema.optional(),
    subKegiatanId: idSchema.optional(),
  }),
  answer: pageOf(definisiOperasionalRow),
});

const kamusIndikatorNode = z.object({
  tujuan: nullableText,
  definisi: nullableText,
  /** LaTeX source. */
  formula: nullableText,
  satuan: nullableText,
  polaritas: z.enum(semuaPolaritas).nullable(),
  sumber_data: nullableText,
  frekuensi: nullableText,
  periode_pelaporan: nullableText,
  validasi: z.enum(semuaPutusan),
});
export type KamusIndikatorNode = z.infer<typeof kamusIndikatorNode>;

/** What the dictionary says of a sub-activity's indicator; null while it has no entry. */
export const publicKamusIndikatorCall = defineCall(nodeModalRoutes.publicKamusIndikator, {
  summary: 'Kamus indikator satu sub kegiatan',
  query: z.object({ kinerjaSubKegiatanId: idSchema }),
  answer: z.object({ kamusIndikator: kamusIndikatorNode.nullable() }),
});

const resultFields = {
  id: z.number(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: nullableText,
  polaritas: z.enum(semuaPolaritas),
  range_min: nullableNumber,
  range_max: nullableNumber,
  target: nullableNumber,
  realisasi: nullableNumber,
  capaian: nullableNumber,
};

const nama = z.object({ nama: z.string() }).nullable();

/** A program that the hospital director delegated to a deputy director, with the activities below it. */
const kinerjaWakilDirekturSchema = z.object({
  ...resultFields,
  ...pengampuFields,
  program: nama,
  anggaran: nullableNumber,
  realisasi_anggaran: nullableNumber,
  kinerja_kegiatan: z.array(z.object({ ...resultFields, ...pengampuFields, kegiatan: nama })),
});
export type KinerjaWakilDirektur = z.infer<typeof kinerjaWakilDirekturSchema>;

export const publicKinerjaWakilDirekturCall = defineCall(nodeModalRoutes.publicKinerjaWakilDirektur, {
  summary: 'Kinerja wakil direktur RSUD pada satu program',
  query: z.object({ kinerjaProgramId: idSchema }),
  answer: z.object({ kinerjaProgram: kinerjaWakilDirekturSchema }),
});

/** Action step (level 6) with the team members that carry it (level 7). */
const kinerjaLangkahAksiRow = z.object({
  id: z.number(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: nullableText,
  kinerja_sub_kegiatan_id: z.number(),
  sub_kegiatan: nama,
  /** Of the year, its quarters together; a back end that has only the specification's fields leaves them out. */
  target: nullableNumber.optional(),
  realisasi: nullableNumber.optional(),
  tim_kerja_anggota: z.array(
    z.object({
      id: z.number(),
      target: nullableNumber,
      satuan: nullableText,
      nama_pegawai_anggota: z.string(),
    }),
  ),
});
export type KinerjaLangkahAksiRow = z.infer<typeof kinerjaLangkahAksiRow>;

export const publicKinerjaLangkahAksiCall = defineCall(nodeModalRoutes.publicKinerjaLangkahAksi, {
  summary: 'Langkah aksi di bawah satu program atau satu sub kegiatan',
  query: z.object({
    kinerjaProgramId: idSchema.optional(),
    /** Beyond the specification: narrows to one sub-activity, and is enough alone. The diagram asks by programme only. */
    kinerjaSubKegiatanId: idSchema.optional(),
  }),
  answer: z.object({ kinerjaLangkahAksi: z.array(kinerjaLangkahAksiRow) }),
});

/** Levels whose failure can be answered by a solution in the next year (spec 1 §7). */
export const solusiMasalahTypes = tingkatTahunan;
export type SolusiMasalahType = (typeof solusiMasalahTypes)[number];

const solusiMasalahChild = z.object({
  ...resultFields,
  nama: nullableText,
  penyebab_kegagalan: nullableText,
  kinerja_tidak_tercapai: z.array(catatanSchema),
});

const solusiMasalahPart = z.object({
  ...resultFields,
  tahun: z.number().int(),
  /** Name in the budget nomenclature. */
  nama: nullableText,
  ...pengampuFields,
  penyebab_kegagalan: nullableText,
  kinerja_tidak_tercapai: z.array(catatanSchema),
  solusi: z.array(z.object({ id: z.number(), solusi: z.string() })),
  children: z.array(solusiMasalahChild),
});
export type SolusiMasalahPart = z.infer<typeof solusiMasalahPart>;

/** This year's solution beside last year's problem; both null when the node answers no problem. */
const solusiMasalahSchema = z.object({
  solusi: solusiMasalahPart.nullable(),
  masalah: solusiMasalahPart.nullable(),
});
export type SolusiMasalah = z.infer<typeof solusiMasalahSchema>;

export const solusiMasalahCall = defineCall(nodeModalRoutes.solusiMasalah, {
  summary: 'Perbaikan kinerja: masalah tahun lalu dan solusi tahun ini',
  query: z.object({ type: z.enum(solusiMasalahTypes), id: idSchema }),
  answer: solusiMasalahSchema,
});
