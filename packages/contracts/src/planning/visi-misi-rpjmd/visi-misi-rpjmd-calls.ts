import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import {
  alasanPerubahan,
  figure,
  optionalText,
  perTahun,
  polaritasSchema,
  requiredText,
} from '../field-schemas';
import { earlierTexts } from '../lima-tahunan';
import { visiMisiRpjmdEntity } from './visi-misi-rpjmd-entity';

const nullableNumber = z.number().nullable();
const nomor = z
  .string()
  .trim()
  .regex(/^[\da-z]+(\.[\da-z]+)*$/i, 'Nomor terdiri atas angka, huruf dan titik, contoh 1.2 atau 1.1.a')
  .max(20);
const rowId = { id: idSchema.optional() };
/** Branches of one node at most. */
const cabang = <Item extends z.ZodType>(item: Item) => z.array(item).max(60).default([]);

const misiRow = z.object({
  id: z.number(),
  nomor: z.string(),
  misi: z.string(),
  tujuan: z.array(
    z.object({
      id: z.number(),
      nomor: z.string(),
      tujuan: z.string(),
      indikator: z.array(
        z.object({
          id: z.number(),
          nomor: z.string(),
          indikator: z.string(),
          satuan: z.string().nullable(),
          polaritas: polaritasSchema,
          baseline: nullableNumber,
          ...perTahun('target', nullableNumber),
          ...perTahun('realisasi', nullableNumber),
        }),
      ),
      sasaran: z.array(
        z.object({
          id: z.number(),
          nomor: z.string(),
          sasaran: z.string(),
          indikator: z.array(z.object({ id: z.number(), nomor: z.string(), indikator: z.string() })),
        }),
      ),
    }),
  ),
});

const { fields } = visiMisiRpjmdEntity;
const tahun_mulai = z.number().int();

const row = { ...rowShape(fields), tahun_mulai, misi: z.array(misiRow), teks_sebelumnya: earlierTexts };

const misiBody = z.object({
  ...rowId,
  nomor,
  misi: requiredText,
  tujuan: cabang(
    z.object({
      ...rowId,
      nomor,
      tujuan: requiredText,
      indikator: cabang(
        z.object({
          ...rowId,
          nomor,
          indikator: requiredText,
          satuan: optionalText,
          polaritas: polaritasSchema.exclude(['range']),
          baseline: figure,
          ...perTahun('target', figure),
          ...perTahun('realisasi', figure),
        }),
      ),
      sasaran: cabang(
        z.object({
          ...rowId,
          nomor,
          sasaran: requiredText,
          indikator: cabang(z.object({ ...rowId, nomor, indikator: requiredText })),
        }),
      ),
    }),
  ),
});

/**
 * Vision of a period with its missions, goals, objectives and their indicators, read and written as one tree. Branches
 * with `id` are kept or changed, without it made; branches left out are deleted, which is refused for an objective or
 * indicator that a row of `sasaran-strategis-rpjmd` uses. `versi` is that of the whole tree.
 */
export const visiMisiRpjmdCalls = resourceCalls(visiMisiRpjmdEntity, {
  row,
  listRow: row,
  body: z.object({
    ...bodyShape(fields),
    tahun_mulai,
    misi: cabang(misiBody),
    alasan_perubahan: alasanPerubahan,
  }),
  filter: {},
});
