import { keadaanPengajuan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../call';
import { capaianCountSchema } from '../capaian-count';
import { ikuCardSchema } from '../iku/iku-card';
import { rankRow } from '../iku/rank-row';
import { idSchema, pageOf, pageQuery } from '../paging';
import { satuanKerjaRefSchema } from '../resource';
import { dashboardRoutes } from './dashboard-routes';

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();
const jumlah = z.number().int();

/** Budget ceiling and spending; `serapan` = realisasi / pagu x 100, null without a ceiling. */
export const anggaranSummarySchema = z.object({
  pagu: z.number(),
  realisasi: z.number(),
  serapan: nullableNumber,
  triwulan: z.array(z.object({ triwulan: jumlah, rencana: z.number(), realisasi: z.number() })),
});
export type AnggaranSummary = z.infer<typeof anggaranSummarySchema>;

/** A quarter of the year and when its reports open and close; `mulai`: it is open, `lewat`: its deadline has passed. */
const triwulanPengisian = {
  triwulan: jumlah,
  /** From when on it may be written, `YYYY-MM-DD`. */
  dibuka: z.string(),
  /** `YYYY-MM-DD`; null: no date is set. */
  batas: nullableText,
  mulai: z.boolean(),
  lewat: z.boolean(),
};

/** How far all units that the reader sees are with the reports of a quarter. */
const pengisianSchema = z.object({
  ...triwulanPengisian,
  /** Units with targets in the quarter, and those of them that reported all. */
  satuan_kerja: jumlah,
  lengkap: jumlah,
  /** Units that miss reports after the deadline, most missing first. */
  terlambat: z.array(satuanKerjaRefSchema.extend({ belum: jumlah })),
});
export type PengisianKabupaten = z.infer<typeof pengisianSchema>;

/** The same of one unit, in sub-activities with a target in the quarter. */
const pengisianPdSchema = z.object({ ...triwulanPengisian, jumlah, belum: jumlah });
export type PengisianPd = z.infer<typeof pengisianPdSchema>;

const batasWaktuSchema = z.object({ nilai_date: nullableText, waktu_server: z.string() });

/** Units by the state of their planning validation; `draf` = not handed in. */
const validasiCountSchema = z.object({
  draf: jumlah,
  menunggu: jumlah,
  dikembalikan: jumlah,
  disetujui: jumlah,
});
export type ValidasiCount = z.infer<typeof validasiCountSchema>;

const nodeCountSchema = z.object({
  satuan_kerja: jumlah,
  kinerja_program: jumlah,
  kinerja_kegiatan: jumlah,
  kinerja_sub_kegiatan: jumlah,
});

const cakupanPengisian = ['semua', 'sendiri', 'final'] as const;
export type CakupanPengisian = (typeof cakupanPengisian)[number];

const dashboardSchema = z.object({
  tahun: jumlah,
  iku: z.array(ikuCardSchema),
  capaian_iku: capaianCountSchema,
  peringkat: pageOf(rankRow),
  anggaran: anggaranSummarySchema,
  validasi: validasiCountSchema,
  jumlah: nodeCountSchema,
  /** Active units whose plan of the year is final: budget, savings, ranking and numbers of performances are theirs. */
  satuan_kerja_final: jumlah,
  /** Quarter by quarter, of the units that `cakupan_pengisian` names. */
  pengisian: z.array(pengisianSchema),
  /** Whose reports the reader sees: of all units, of final plans and his own unit, or of final plans. */
  cakupan_pengisian: z.enum(cakupanPengisian),
  batas_waktu: batasWaktuSchema,
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const getDashboardCall = defineCall(dashboardRoutes.getDashboard, {
  summary: 'Angka dashboard kabupaten; `page` membalik peringkat perangkat daerah',
  query: pageQuery,
  answer: z.object({ data: dashboardSchema }),
});

/** What a unit still has to do, each kind with its first few items. */
const taskSchema = z.object({
  jenis: z.enum([
    'realisasi-belum-diisi',
    'penyebab-belum-diisi',
    'validasi-dikembalikan',
    'perjanjian-belum-ditandatangani',
  ]),
  jumlah,
  /** At most 5. */
  contoh: z.array(z.object({ id: z.number(), level: z.string(), nama: z.string() })),
});
export type Task = z.infer<typeof taskSchema>;

const dashboardPdSchema = z.object({
  tahun: jumlah,
  satuan_kerja: z.object({
    satuan_kerja_id: z.number(),
    satuan_kerja_nama: z.string(),
    singkatan: nullableText,
  }),
  iku: z.array(ikuCardSchema),
  capaian_iku: capaianCountSchema,
  /** Achievement counts by level of the tree. */
  capaian_level: z.object({
    kinerja_program: capaianCountSchema,
    kinerja_kegiatan: capaianCountSchema,
    kinerja_sub_kegiatan: capaianCountSchema,
  }),
  anggaran: anggaranSummarySchema,
  /** Among the units whose plan is final; null: this one's is not, or it has no key indicator. */
  peringkat: z.object({ peringkat: jumlah, dari: jumlah }).nullable(),
  validasi: z
    .object({
      tahap: jumlah,
      keadaan: z.enum(keadaanPengajuan),
      catatan: nullableText,
    })
    .nullable(),
  tugas: z.array(taskSchema),
  /** Quarter by quarter. */
  pengisian: z.array(pengisianPdSchema),
  batas_waktu: batasWaktuSchema,
});
export type DashboardPd = z.infer<typeof dashboardPdSchema>;

export const getDashboardPdCall = defineCall(dashboardRoutes.getDashboardPd, {
  summary: 'Angka dashboard satu satuan kerja dan pekerjaan yang belum selesai',
  /** Left out: the user's own unit. */
  query: z.object({ satuan_kerja_id: idSchema.optional() }),
  answer: z.object({ data: dashboardPdSchema }),
});

const summarySchema = z.object({
  tahun: jumlah,
  capaian_iku: capaianCountSchema,
  jumlah: nodeCountSchema,
  /** Active units whose plan of the year is final: all that is added up here is theirs. */
  satuan_kerja_final: jumlah,
  anggaran: anggaranSummarySchema,
  /** Every key indicator of the regency. */
  iku: z.array(ikuCardSchema),
});
export type Summary = z.infer<typeof summarySchema>;

export const publicSummaryCall = defineCall(dashboardRoutes.publicSummary, {
  summary: 'Angka pokok kabupaten untuk halaman depan',
  answer: z.object({ data: summarySchema }),
});
