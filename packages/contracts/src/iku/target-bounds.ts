import { semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';

/** What a target is beside its figure: an indicator of polarity `range` promises to stay within its two bounds. */
export const targetBounds = {
  /** null where more is better: action steps and shares of them. */
  polaritas: z.enum(semuaPolaritas).nullable(),
  range_min: z.number().nullable(),
  range_max: z.number().nullable(),
};

/** What an agreement promises of one indicator. */
export const perjanjianItemSchema = z.object({
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  ...targetBounds,
  target: z.number().nullable(),
});

/** What was promised of an indicator and what came, of a row that says more. */
export const measuredPick = {
  indikator: true,
  satuan: true,
  polaritas: true,
  range_min: true,
  range_max: true,
  target: true,
  realisasi: true,
  capaian: true,
} as const;
