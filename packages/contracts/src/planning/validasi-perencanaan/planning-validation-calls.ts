import { keadaanPengajuan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { planningValidationRoutes } from './validasi-perencanaan-routes';

export const planningValidationSchema = z.object({
  /** true while awaiting or approved (locked), false when returned (spec 2 §4). */
  status: z.boolean(),
  tahap: z.number().int().min(1).max(3),
  keadaan: z.enum(keadaanPengajuan),
  catatan: z.string().nullable(),
});
export type PlanningValidation = z.infer<typeof planningValidationSchema>;

export const planningValidationCall = defineCall(planningValidationRoutes.planningValidation, {
  summary: 'Status validasi perencanaan satuan kerja pengguna',
  answer: z.object({ data: planningValidationSchema.nullable() }),
});
