import { keadaanCapaian, tingkatCapaian } from '@selaras/domain';
import { z } from 'zod';
import { capaianCountSchema } from '../capaian-count';
import { targetBounds } from '../iku/target-bounds';
import { idSchema, pageOf, pageQuery } from '../paging';
import { satuanKerjaRefSchema } from '../resource';
import { capaianTingkatRoutes } from './capaian-tingkat-routes';
import { defineDisplay } from './display-call';

export type TingkatCapaian = (typeof tingkatCapaian)[number];

const angka = z.number().nullable();
const teks = z.string().nullable();

const rowSchema = z.object({
  id: z.number(),
  /** The performance whose box of the diagram shows the row: itself, or the sub-activity of an action step. */
  kinerja_id: z.number(),
  satuan_kerja: satuanKerjaRefSchema,
  /** Code and name in the nomenclature; null where the performance names none. */
  kode: teks,
  nama: teks,
  sasaran: z.string(),
  indikator: z.string(),
  satuan: teks,
  ...targetBounds,
  target: angka,
  realisasi: angka,
  /** Percent, uncapped. */
  capaian: angka,
  status: z.enum(keadaanCapaian),
  /** Why the target was missed; null when it was not, or when nothing is recorded. */
  penyebab: teks,
  /** What is done about it; empty when the target was not missed. */
  solusi: z.array(z.string()),
});
export type CapaianTingkatRow = z.infer<typeof rowSchema>;

const unitCountSchema = z.object({
  satuan_kerja: satuanKerjaRefSchema,
  /** Its plan of the year is final, so that it counts in the sums of the regency. */
  final: z.boolean(),
  jumlah: capaianCountSchema,
});
export type CapaianUnit = z.infer<typeof unitCountSchema>;

/** What rows of a level are chosen by. */
export const capaianTingkatFilters = z.object({
  /** Left out: all units whose plan is final. */
  satuan_kerja_id: idSchema.optional(),
  status: z.enum(keadaanCapaian).optional(),
  q: z.string().max(100).optional(),
});

export const capaianTingkatCalls = defineDisplay(capaianTingkatRoutes, {
  summary: 'Capaian satu tingkat kinerja: jumlah per perangkat daerah, dan baris per halaman',
  query: pageQuery.extend({
    ...capaianTingkatFilters.shape,
    tingkat: z.enum(tingkatCapaian),
  }),
  /** Counts of every unit that has rows and that the reader sees; what the rows are filtered by does not change them. */
  answer: pageOf(rowSchema).extend({ unit: z.array(unitCountSchema) }),
});
