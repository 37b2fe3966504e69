import { z } from 'zod';
import { bodyShape, rowShape } from '../entity-schema';
import { reasonSchema } from '../resource';
import { definisiFields, measureFields } from './kinerja/kinerja-fields';
import { perTriwulanNamed } from './triwulan-fields';

/** Largest number that the database keeps of a value: 14 digits before the point, 4 behind it. */
const MAX_FIGURE = 99_999_999_999_999;

export const polaritasSchema = z.enum(measureFields.polaritas.codes);
export const tipeHitungSchema = z.enum(measureFields.tipe_hitung.codes);

/** A measured value; null while it is empty. */
export const figure = z.number().min(-MAX_FIGURE).max(MAX_FIGURE).nullable();
/** Rupiah; null while it is empty. */
export const rupiah = z.number().min(0, 'Tidak boleh kurang dari 0').max(MAX_FIGURE).nullable();

const MAX_TEXT = 4000;
/** A text that must be there. */
export const requiredText = z.string().trim().min(1, 'Wajib diisi').max(MAX_TEXT);
/** Why super changes texts of a year that is closed for others; everybody else leaves it empty. */
export const alasanPerubahan = reasonSchema.nullable().default(null);

/** A text that may be empty; empty is stored as null. */
export const optionalText = z
  .string()
  .trim()
  .max(MAX_TEXT)
  .nullable()
  .default(null)
  .transform((text) => text || null);

/** A year named in an address, where no header can be sent. */
export const tahunSchema = z.coerce.number<number>().int().min(2000).max(2100);

type PerTahun<Name extends string, Field> = Record<`${Name}_${1 | 2 | 3 | 4 | 5}`, Field>;

/** `target_tw1` … `target_tw4`. */
export const perTriwulan = <const Name extends string, Field extends z.ZodType>(name: Name, field: Field) =>
  perTriwulanNamed(`${name}_`, '', () => field);

/** `target_1` … `target_5`. */
export const perTahun = <const Name extends string, Field extends z.ZodType>(name: Name, field: Field) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((posisi) => [`${name}_${posisi}`, field])) as PerTahun<Name, Field>;

/** How an indicator is measured; rows of earlier years may lack their unit of measure. */
export const measureBody = { ...bodyShape(measureFields), range_min: figure, range_max: figure };

export const measureRow = {
  ...rowShape(measureFields),
  satuan: z.string().nullable(),
  range_min: z.number().nullable(),
  range_max: z.number().nullable(),
};

export const definisiRow = rowShape(definisiFields);
