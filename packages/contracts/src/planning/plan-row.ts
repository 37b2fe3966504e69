import { z } from 'zod';
import { perTriwulan, polaritasSchema, tipeHitungSchema } from './field-schemas';

const nullableNumber = z.number().nullable();

/** What every row of a unit's plan carries where all its levels stand in one table, in the order of the tree. */
export const planRow = {
  id: z.number().int(),
  induk_id: z.number().int().nullable(),
  /** 0 is a goal of the unit. */
  kedalaman: z.number().int(),
  /** Budget nomenclature. */
  kode: z.string().nullable(),
  nama: z.string().nullable(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  /** null on action steps: more is better, quarters add up. */
  polaritas: polaritasSchema.nullable(),
  tipe_hitung: tipeHitungSchema.nullable(),
  /** Bounds of an indicator that is to stay within them. */
  range_min: nullableNumber,
  range_max: nullableNumber,
  /** Of the year; goals have nothing but this, action steps have quarters alone. */
  target: nullableNumber,
  ...perTriwulan('target', nullableNumber),
  anggaran: nullableNumber,
  /** Post or team that owns it. */
  pengampu_nama: z.string().nullable(),
};
