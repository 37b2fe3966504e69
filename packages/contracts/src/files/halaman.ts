import { z } from 'zod';

/** The highest page that can be named. */
const HALAMAN_MAX = 9999;
const halaman = z.number().int().min(1, 'Halaman mulai dari 1').max(HALAMAN_MAX);

/** Pages of a document that matter: one, or the first and the last of several; `sampai` is null for one page alone. */
export const halamanSchema = z
  .object({ dari: halaman, sampai: halaman.nullable() })
  .refine(({ dari, sampai }) => sampai === null || sampai > dari, {
    error: 'Halaman terakhir harus sesudah halaman pertama',
  })
  .meta({ examples: [{ dari: 12, sampai: 15 }] });
