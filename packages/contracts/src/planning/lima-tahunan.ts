import { statusUnggahPk } from '@selaras/domain';
import { z } from 'zod';
import { bodyShape, rowShape } from '../entity-schema';
import { catatanSchema } from '../pengampu';
import { childrenSchema, satuanKerjaRefSchema } from '../resource';
import { alasanPerubahan, definisiRow, figure, measureBody, measureRow } from './field-schemas';
import { catatanBody } from './kinerja/kinerja';
import {
  capaianTahunanFields,
  limaTahunanFields,
  pembandingFields,
  sumberDataFields,
  yearlyFigureFields,
} from './lima-tahunan-fields';

/** Numbered text of the five-year plan. */
export const numberedSchema = <const Text extends string>(text: Text) =>
  z.object({ id: z.number(), nomor: z.string(), [text]: z.string() } as {
    id: z.ZodNumber;
    nomor: z.ZodString;
  } & Record<Text, z.ZodString>);

/** What a list of five-year rows shows; position 1 is `tahun_mulai`. */
export const limaTahunanListRow = {
  tahun_mulai: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  ...measureRow,
  ...rowShape(yearlyFigureFields),
  /** Percent, uncapped; computed on every write. */
  ...rowShape(capaianTahunanFields),
  ...rowShape(pembandingFields),
  status_upload_pk: z.enum(statusUnggahPk).nullable(),
  /** Failed factors are recorded for the chosen year. */
  csf_gagal: z.boolean(),
};
export type LimaTahunanListRow = z.output<z.ZodObject<typeof limaTahunanListRow>>;

/**
 * What closed years before the chosen one say where a revision changed it: column (of a tree the node's words) and text
 * of each year (decision 56).
 */
export const earlierTexts = z.array(
  z.object({ tahun: z.number().int(), kolom: z.string(), teks: z.string().nullable() }),
);

export const limaTahunanRow = {
  ...limaTahunanListRow,
  ...rowShape(sumberDataFields),
  ...definisiRow,
  /** Critical success factors of the chosen year. */
  kinerja_tercapai: z.array(catatanSchema),
  kinerja_tidak_tercapai: z.array(catatanSchema),
  anak: z.array(childrenSchema),
  teks_sebelumnya: earlierTexts,
};
export type LimaTahunanRow = z.output<z.ZodObject<typeof limaTahunanRow>>;

/** Figures are always sent, empty ones as null. */
const yearlyFiguresBody = Object.fromEntries(
  Object.keys(yearlyFigureFields).map((name) => [name, figure]),
) as Readonly<Record<keyof typeof yearlyFigureFields, typeof figure>>;

/** Written of both five-year levels. Failed factors only while the chosen year's achievement is below 100. */
export const limaTahunanBody = {
  ...bodyShape(limaTahunanFields),
  ...measureBody,
  ...yearlyFiguresBody,
  kinerja_tercapai: catatanBody,
  kinerja_tidak_tercapai: catatanBody,
  alasan_perubahan: alasanPerubahan,
};
export type LimaTahunanBody = z.output<z.ZodObject<typeof limaTahunanBody>>;
