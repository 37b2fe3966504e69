import { semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';
import { idSchema } from '../paging';
import { satuanKerjaRefSchema } from '../resource';
import { defineDisplay } from './display-call';
import { renstraRoutes, rpjmdRoutes } from './lima-tahun-routes';
import { nomenklaturFigures } from './plan-figures';

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();

/** An indicator with its targets and realisations through the period. */
const limaTahunSchema = z.object({
  id: idSchema,
  indikator: z.string(),
  satuan: nullableText,
  polaritas: z.enum(semuaPolaritas),
  range_min: nullableNumber,
  range_max: nullableNumber,
  /** Value of the year before the period. */
  baseline: nullableNumber,
  /** The five years in order; `capaian` in percent, uncapped. */
  tahunan: z.array(
    z.object({
      tahun: z.number().int(),
      target: nullableNumber,
      realisasi: nullableNumber,
      capaian: nullableNumber,
    }),
  ),
});
export type IndikatorLimaTahun = z.infer<typeof limaTahunSchema>;

const sasaranSchema = z.object({
  id: idSchema,
  nomor: z.string(),
  sasaran: z.string(),
  indikator: z.array(limaTahunSchema.extend({ satuan_kerja: satuanKerjaRefSchema.nullable() })),
});

const tujuanSchema = z.object({
  id: idSchema,
  nomor: z.string(),
  tujuan: z.string(),
  indikator: z.array(limaTahunSchema),
  sasaran: z.array(sasaranSchema),
});

const rpjmdSchema = z.object({
  /** Null: the period of this year has no vision yet. */
  visi: nullableText,
  misi: z.array(
    z.object({ id: idSchema, nomor: z.string(), misi: z.string(), tujuan: z.array(tujuanSchema) }),
  ),
});
export type Rpjmd = z.infer<typeof rpjmdSchema>;

/** A programme of the year below a unit's goal. */
const programSchema = z.object({
  ...nomenklaturFigures,
  realisasi: nullableNumber,
  /** Percent, uncapped. */
  capaian: nullableNumber,
});
export type ProgramRenstra = z.infer<typeof programSchema>;

const sasaranPdSchema = limaTahunSchema.extend({
  tujuan: nullableText,
  sasaran: z.string(),
  /** Goal of the regency that it serves. */
  induk: z.object({ id: idSchema, nomor: z.string(), sasaran: z.string(), indikator: z.string() }),
  program: z.array(programSchema),
});
export type SasaranRenstra = z.infer<typeof sasaranPdSchema>;

export const rpjmdCalls = defineDisplay(rpjmdRoutes, {
  summary: 'Pohon RPJMD dengan target dan realisasi lima tahun',
  answer: z.object({ data: rpjmdSchema }),
});

export const renstraCalls = defineDisplay(renstraRoutes, {
  summary: 'Sasaran strategis satu perangkat daerah lima tahun dengan induk RPJMD dan programnya',
  query: z.object({ satuan_kerja_id: idSchema }),
  answer: z.object({ data: z.array(sasaranPdSchema) }),
});
