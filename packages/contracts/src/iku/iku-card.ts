import { labelPembanding, semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();

/** One key indicator of the regency or of a unit, as its card shows it. */
export const ikuCardSchema = z.object({
  id: z.number(),
  /** Id that the comparison with the national value looks at (spec 1 §4); null for a unit's own indicator. */
  indikator_id: z.number().nullable(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: nullableText,
  polaritas: z.enum(semuaPolaritas),
  range_min: nullableNumber,
  range_max: nullableNumber,
  target: nullableNumber,
  realisasi: nullableNumber,
  /** Percent, two decimals, uncapped; null = no data. */
  capaian: nullableNumber,
  rata_nasional: nullableNumber,
  label_pembanding: z.enum(labelPembanding),
  /** Realisation of the year before; of the period's first year the baseline. */
  realisasi_tahun_lalu: nullableNumber,
  /** Growth of the realisation against the year before, percent. */
  perbandingan_realisasi_tahun: nullableNumber,
  /** Realisation against the final target of the period, percent. */
  perbandingan_realisasi_target: nullableNumber,
  /** Saved under the goal while its target was met; null: not counted. Of the regency's goals only. */
  efisiensi_sumber_daya: z.object({ persen: z.number(), nominal: z.number() }).nullable(),
  /** Budget of the programmes below a goal of the regency; null on a unit's card, which does not tell it. */
  anggaran: z.object({ pagu: nullableNumber, realisasi: nullableNumber }).nullable(),
  /** Every year of the period, in order, for the trend line. */
  tren: z.array(z.object({ tahun: z.number().int(), target: nullableNumber, realisasi: nullableNumber })),
  satuan_kerja: z.object({
    satuan_kerja_id: z.number(),
    satuan_kerja_nama: z.string(),
    singkatan: nullableText,
  }),
});
export type IkuCard = z.infer<typeof ikuCardSchema>;
