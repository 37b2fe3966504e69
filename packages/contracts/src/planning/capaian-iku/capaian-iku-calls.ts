import { labelPembanding, tingkatIku } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import type { Route } from '../../route';
import { figure, measureRow } from '../field-schemas';
import { capaianIkuRoutes } from './capaian-iku-routes';

const nullableNumber = z.number().nullable();
const jumlah = z.number().int();

/** Steps of the scale of achievement (domain §3), and what has no achievement yet. */
export const predikatIku = [
  'sangat-tinggi',
  'tinggi',
  'sedang',
  'rendah',
  'sangat-rendah',
  'belum-ada-data',
] as const;
export type PredikatIku = (typeof predikatIku)[number];

/** What is measured of a year. */
const yearFigures = z.object({
  tahun: jumlah,
  target: nullableNumber,
  realisasi: nullableNumber,
  /** Percent, uncapped. */
  capaian: nullableNumber,
  /** National or regional value, by `label_pembanding`. */
  rata_nasional: nullableNumber,
});

/** One key indicator over the five years of its period, and what follows from the chosen one. */
const iku = z.object({
  id: idSchema,
  versi: jumlah,
  tingkat: z.enum(tingkatIku),
  satuan_kerja: satuanKerjaRefSchema,
  sasaran: z.string(),
  /** `1.2`; null for a unit's indicator. */
  nomor: z.string().nullable(),
  indikator: z.string(),
  /** Id that the comparison with the national value looks at (spec 1 §4); null for a unit's indicator. */
  indikator_id: z.number().nullable(),
  ...measureRow,
  tahun_mulai: jumlah,
  baseline: nullableNumber,
  label_pembanding: z.enum(labelPembanding),
  /** The five years in order. */
  tahunan: z.array(yearFigures),
  /** The chosen year's. */
  ...yearFigures.omit({ tahun: true }).shape,
  /** Step of the scale that the chosen year's achievement stands on. */
  predikat: z.enum(predikatIku),
  /** Growth of the realisation against the year before, percent. */
  pertumbuhan: nullableNumber,
  /** Realisation against the last target of the period, percent. */
  capaian_target_akhir: nullableNumber,
  kemampuan: z.object({ ubah: z.boolean() }),
});
export type CapaianIku = z.infer<typeof iku>;

const filters = {
  tingkat: z.enum(tingkatIku),
  /** Words that goal or indicator must contain. */
  q: z.string().trim().max(100).optional(),
  satuan_kerja_id: idSchema.optional(),
  /** Goal of the regency, also of the units' indicators that serve it. */
  sasaran_strategis_id: idSchema.optional(),
  predikat: z.enum(predikatIku).optional(),
};
const urutan = ['nomor', '-nomor', 'indikator', '-indikator', 'capaian', '-capaian'] as const;
const search = z.object({ ...filters, urut: z.enum(urutan).default('nomor') });

/** Whether the realisation of the chosen year may be written now, and the words for it. */
const pengisian = z.object({
  terbuka: z.boolean(),
  /** The deadline and what it means for the reader; null when none is set. */
  pesan: z.string().nullable(),
});

const updateCall = <R extends Route>(route: R, summary: string) =>
  defineCall(route, {
    summary,
    params: z.object({ id: idSchema }),
    body: z.object({ realisasi: figure, rata_nasional: figure }),
    answer: z.object({ data: iku }),
  });

/**
 * Achievement of the key indicators of regency and units. The two writes store realisation and compared value of the
 * chosen year and compute its achievement; they take `If-Match` with the row's `versi` and are refused with 423 once all
 * quarters of that year are closed.
 */
export const capaianIkuCalls = {
  list: defineCall(capaianIkuRoutes.list, {
    summary: 'Capaian IKU kabupaten atau perangkat daerah, 20 baris sehalaman',
    query: z.object({ ...pageQuery.shape, ...search.shape }),
    answer: pageOf(iku).extend({ pengisian }),
  }),
  summary: defineCall(capaianIkuRoutes.summary, {
    summary: 'Banyaknya IKU per predikat dan rata-rata capaiannya, di semua halaman',
    query: z.object(filters).omit({ predikat: true }),
    answer: z.object({
      data: z.object({
        jumlah,
        /** Mean of the achievements, each capped at 120 (domain §3). */
        rata_capaian: nullableNumber,
        predikat: z.array(z.object({ predikat: z.enum(predikatIku), jumlah })),
      }),
    }),
  }),
  export: defineCall(capaianIkuRoutes.export, {
    summary: 'Unduh capaian IKU sebagai XLSX',
    query: search,
    produces: XLSX_TYPE,
  }),
  updateKabupaten: updateCall(capaianIkuRoutes.updateKabupaten, 'Isi realisasi satu IKU kabupaten'),
  updatePd: updateCall(capaianIkuRoutes.updatePd, 'Isi realisasi satu IKU perangkat daerah'),
} as const;
