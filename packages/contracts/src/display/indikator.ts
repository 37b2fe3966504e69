import { tingkatTahunan } from '@selaras/domain';
import { z } from 'zod';
import { ikuCardSchema } from '../iku/iku-card';
import { rankRow } from '../iku/rank-row';
import { measuredPick } from '../iku/target-bounds';
import { idSchema, pageOf, pageQuery } from '../paging';
import { defineDisplay } from './display-call';
import {
  asalIndikator,
  indikatorRoutes,
  indikatorSearchRoutes,
  pemilikIndikator,
  peringkatRoutes,
} from './indikator-routes';

/** What was promised and what came, as its card has it. */
const measured = ikuCardSchema.pick({
  id: true,
  ...measuredPick,
  satuan_kerja: true,
});

export const peringkatCalls = defineDisplay(peringkatRoutes, {
  summary: 'Perangkat daerah menurut rata-rata capaian indikator kinerja utamanya',
  query: pageQuery,
  answer: pageOf(rankRow),
});

const indikatorFound = measured.extend({
  pemilik: z.enum(pemilikIndikator),
  sasaran: z.string(),
});
export type IndikatorFound = z.infer<typeof indikatorFound>;

export const indikatorSearchCalls = defineDisplay(indikatorSearchRoutes, {
  summary: 'Indikator kinerja utama yang memuat kata ini atau padanannya, paling banyak 20',
  query: z.object({ q: z.string().trim().min(2).max(120) }),
  answer: z.object({ data: z.array(indikatorFound) }),
});

/** Levels of the tree below a goal of the regency (spec 1 §1). */
const tingkatBawah = ['sasaran-strategis-pd', ...tingkatTahunan] as const;

/** What was missed below an indicator: a box of the tree, of the level that it stands on. */
const missedBelow = measured.extend({
  tingkat: z.enum(tingkatBawah),
  /** Causes that were recorded for it. */
  penyebab: z.array(z.string()),
});
export type MissedBelow = z.infer<typeof missedBelow>;

const indikatorDetail = z.object({
  iku: ikuCardSchema,
  /** Years whose definition differs from the one before: their results are not comparable with earlier ones. */
  definisi_berubah: z.array(z.number().int()),
  /** How many stand below it in the tree with a result, on all levels, and those of them that were missed. */
  jumlah_bawah: z.number().int(),
  meleset: z.array(missedBelow),
  /** The same by the unit that answers for it, those with the most misses first. */
  pelaksana: z.array(
    z.object({
      satuan_kerja: ikuCardSchema.shape.satuan_kerja,
      jumlah: z.number().int(),
      meleset: z.number().int(),
    }),
  ),
  /** The indicators that it serves, from the top of the tree down to the one directly above it. */
  mendukung: z.array(
    z.object({ pemilik: z.enum(asalIndikator), id: z.number().int(), indikator: z.string() }),
  ),
});
export type IndikatorDetail = z.infer<typeof indikatorDetail>;

export const indikatorCalls = defineDisplay(indikatorRoutes, {
  summary:
    'Satu indikator: janji, hasil, lima tahun, dan yang meleset di bawahnya; di bawah indikator kinerja utama hanya hasil tahun itu',
  query: z.object({ pemilik: z.enum(asalIndikator), id: idSchema }),
  answer: z.object({ data: indikatorDetail }),
});
