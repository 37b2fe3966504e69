import { semuaPolaritas } from '@selaras/domain';
import { z } from 'zod';

/** What a target is beside its figure: an indicator of polarity `range` promises to stay within its two bounds. */
export const targetBounds = {
  /** null where more is better: action steps and shares of them. */
  polaritas: z.enum(semuaPolaritas).nullable(),
  range_min: z.number().nullable(),
  range_max: z.number().nullable(),
};
