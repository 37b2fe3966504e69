import { z } from 'zod';
import { defineCall } from '../../call';

export const countDownCall = defineCall({
  act: 'referensi.count-down',
  method: 'GET',
  path: '/referensi/count-down',
  ringkasan: 'Batas waktu pengisian perencanaan',
  tahun: 'kinerja',
  answer: z.object({
    /** Date of the deadline, `YYYY-MM-DD`; null when none is set. The target is midnight at its start (spec 2 §4). */
    nilai_date: z.string().nullable(),
    /** The server's clock, ISO 8601, so that a wrong client clock does not move the countdown. */
    waktu_server: z.string(),
  }),
});

export const planningValidationSchema = z.object({
  /** true while awaiting or approved (locked), false when returned (spec 2 §4). */
  status: z.boolean(),
  tahap: z.number().int().min(1).max(3),
  keadaan: z.enum(['menunggu', 'dikembalikan', 'disetujui']),
  catatan: z.string().nullable(),
});
export type PlanningValidation = z.infer<typeof planningValidationSchema>;

export const planningValidationCall = defineCall({
  act: 'validasi-perencanaan.status',
  method: 'GET',
  path: '/validasi-perencanaan',
  ringkasan: 'Status validasi perencanaan satuan kerja pengguna',
  tahun: 'kinerja',
  answer: z.object({ data: planningValidationSchema.nullable() }),
});
