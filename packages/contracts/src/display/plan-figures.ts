import { semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';

const nullableNumber = z.number().nullable();

/** An indicator with its target of the year, as displays of plans show it. */
export const planFigures = {
  id: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  /** null on action steps, of which more is better. */
  polaritas: z.enum(semuaPolaritas).nullable(),
  range_min: nullableNumber,
  range_max: nullableNumber,
  target: nullableNumber,
};

/** A row of a plan that the budget has a name for. */
export const nomenklaturFigures = {
  ...planFigures,
  kode: z.string().nullable(),
  nama: z.string().nullable(),
  /** Rupiah. */
  pagu: nullableNumber,
};

const planRowSchema = z.object(planFigures);
/** What every row of a plan says of its target. */
export type PlanFigures = z.infer<typeof planRowSchema>;
