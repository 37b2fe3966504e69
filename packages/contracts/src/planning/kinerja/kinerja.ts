import { jenisPengampu, keadaanCapaian, statusNames, statusUnggahPk } from '@selaras/domain';
import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { catatanSchema, pengampuFields } from '../../pengampu';
import { childrenSchema, satuanKerjaRefSchema } from '../../resource';
import {
  definisiRow,
  figure,
  measureBody,
  measureRow,
  perTriwulan,
  requiredText,
  rupiah,
} from '../field-schemas';
import { bayanganFields, kinerjaFields } from './kinerja-fields';

const nullableNumber = z.number().nullable();
const nullableText = z.string().nullable();

/** A row of the budget nomenclature. */
export const nomenklaturRefSchema = z
  .object({ id: z.number(), kode: z.string(), nama: z.string() })
  .nullable();

/** The performance one level up. */
export const kinerjaRefSchema = z.object({ id: z.number(), sasaran: z.string(), indikator: z.string() });

/** What a list of performances shows of the year (domain §9 "Kinerja columns"). */
export const kinerjaListRow = {
  tahun_kinerja: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  sasaran: z.string(),
  indikator: z.string(),
  ...measureRow,
  target: nullableNumber,
  /** Year's value of the quarters by `tipe_hitung`; computed on every write. */
  realisasi: nullableNumber,
  /** Percent, uncapped; computed on every write. */
  capaian: nullableNumber,
  anggaran: nullableNumber,
  /** Sum of the quarters; computed. */
  realisasi_anggaran: nullableNumber,
  ...pengampuFields,
  status_upload_pk: z.enum(statusUnggahPk).nullable(),
  skp: z.boolean(),
  /** Failed critical success factors are recorded. */
  csf_gagal: z.boolean(),
};

/** Last year's performance that did not reach its target, and what is done about it this year. */
const solusiRow = z.object({
  id: z.number(),
  kinerja_masalah_id: z.number(),
  kinerja_masalah: kinerjaRefSchema.nullable(),
  solusi: z.string(),
});

/** Everything that the three yearly levels have in common. */
export const kinerjaRow = {
  ...kinerjaListRow,
  ...perTriwulan('target', nullableNumber),
  ...perTriwulan('realisasi', nullableNumber),
  ...perTriwulan('anggaran', nullableNumber),
  ...perTriwulan('realisasi_anggaran', nullableNumber),
  ...definisiRow,
  penyebab_kegagalan: nullableText,
  kinerja_tercapai: z.array(catatanSchema),
  kinerja_tidak_tercapai: z.array(catatanSchema),
  solusi: z.array(solusiRow),
  is_kinerja_direktur_to_wakil_direktur_rsud: z.boolean(),
  ...rowShape(bayanganFields),
  anak: z.array(childrenSchema),
};

/** Rows below a performance that are written with it: with `id` an existing one, without it a new one; left out: deleted. */
const rowId = { id: idSchema.optional() };
export const catatanBody = z
  .array(z.object({ ...rowId, catatan: requiredText }))
  .max(50)
  .default([]);
const solusiBody = z
  .array(z.object({ ...rowId, kinerja_masalah_id: idSchema, solusi: requiredText }))
  .max(50)
  .default([]);

/** Owner: a post (`unit-kerja`) or a team (`tim-kerja`), or nobody yet. */
export const pengampuBody = {
  pengampu: z.enum(jenisPengampu).nullable(),
  struktur_organisasi_id: idSchema.nullable(),
  tim_kerja_id: idSchema.nullable(),
};

/**
 * What is written of a yearly performance. Causes (`penyebab_kegagalan`, `kinerja_tidak_tercapai`) only while the
 * achievement is below 100. Quarterly targets, when there are any, must make up `target` by `tipe_hitung`; quarterly
 * budgets must add up to `anggaran`.
 */
export const kinerjaBody = {
  satuan_kerja_id: idSchema,
  ...bodyShape(kinerjaFields),
  ...measureBody,
  target: figure,
  ...perTriwulan('target', figure),
  ...perTriwulan('realisasi', figure),
  anggaran: rupiah,
  ...perTriwulan('anggaran', rupiah),
  ...perTriwulan('realisasi_anggaran', rupiah),
  ...pengampuBody,
  kinerja_tercapai: catatanBody,
  kinerja_tidak_tercapai: catatanBody,
  solusi: solusiBody,
  skp: z.boolean(),
  is_kinerja_direktur_to_wakil_direktur_rsud: z.boolean().default(false),
};

/** Filters of a list of performances; `indikator` and `sasaran` are values of the option lists of the same name. */
export const kinerjaFilter = {
  indikator: idSchema.optional(),
  sasaran: idSchema.optional(),
  pengampu: z.enum(jenisPengampu).optional(),
  /** The achievement alone, whatever factors failed. */
  capaian: z.enum(keadaanCapaian).optional(),
  /** Achievement and failed factors together: the status that rows and boxes carry (spec 1 §4). */
  status: z.enum(statusNames).optional(),
};

/** Choices of the form by which last year's row is looked for, the text first. */
export const autofillQuery = { indikator: z.string().trim().max(4000).optional() };

/** What last year's row gives to a new one: texts, measure, owner, definition and last year's realisation as a hint. */
export const autofillRow = {
  id: z.number(),
  /** This year's plan has its indicator already. */
  sudah_ada: z.boolean(),
  tahun_kinerja: z.number().int(),
  sasaran: z.string(),
  indikator: z.string(),
  ...measureRow,
  target: nullableNumber,
  ...perTriwulan('target', nullableNumber),
  realisasi: nullableNumber,
  capaian: nullableNumber,
  anggaran: nullableNumber,
  ...perTriwulan('anggaran', nullableNumber),
  ...pengampuFields,
  ...definisiRow,
  skp: z.boolean(),
  penyebab_kegagalan: nullableText,
};
