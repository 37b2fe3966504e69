import { z } from 'zod';
import { bodyShape, rowShape } from '../entity-schema';
import { definisiFields, ukuranFields } from './kinerja/kinerja-fields';
import { perTriwulanNamed } from './triwulan-fields';

/** Largest number that the database keeps of a value: 14 digits before the point, 4 behind it. */
const NILAI_MAKS = 99_999_999_999_999;

export const polaritasSchema = z.enum(ukuranFields.polaritas.codes);
export const tipeHitungSchema = z.enum(ukuranFields.tipe_hitung.codes);

/** A measured value; null while it is empty. */
export const nilai = z.number().min(-NILAI_MAKS).max(NILAI_MAKS).nullable();
/** Rupiah; null while it is empty. */
export const rupiah = z.number().min(0, 'Tidak boleh kurang dari 0').max(NILAI_MAKS).nullable();

const TEKS_MAKS = 4000;
/** A text that must be there. */
export const teksWajib = z.string().trim().min(1, 'Wajib diisi').max(TEKS_MAKS);
/** A text that may be empty; empty is stored as null. */
export const teksPilihan = z
  .string()
  .trim()
  .max(TEKS_MAKS)
  .nullable()
  .default(null)
  .transform((teks) => teks || null);

/** A year named in an address, where no header can be sent. */
export const tahunSchema = z.coerce.number<number>().int().min(2000).max(2100);

type PerTahun<Nama extends string, Field> = Record<`${Nama}_${1 | 2 | 3 | 4 | 5}`, Field>;

/** `target_tw1` … `target_tw4`. */
export const perTriwulan = <const Nama extends string, Field extends z.ZodType>(nama: Nama, field: Field) =>
  perTriwulanNamed(`${nama}_`, '', () => field);

/** `target_1` … `target_5`. */
export const perTahun = <const Nama extends string, Field extends z.ZodType>(nama: Nama, field: Field) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((posisi) => [`${nama}_${posisi}`, field])) as PerTahun<Nama, Field>;

/** How an indicator is measured; rows of earlier years may lack their unit of measure. */
export const ukuranBody = { ...bodyShape(ukuranFields), range_min: nilai, range_max: nilai };

export const ukuranRow = {
  ...rowShape(ukuranFields),
  satuan: z.string().nullable(),
  range_min: z.number().nullable(),
  range_max: z.number().nullable(),
};

export const definisiRow = rowShape(definisiFields);
