import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import { nilai, perTahun, polaritasSchema, teksPilihan, teksWajib } from '../angka';
import { visiMisiRpjmdEntity } from './visi-misi-rpjmd-entity';

const angka = z.number().nullable();
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
          baseline: angka,
          ...perTahun('target', angka),
          ...perTahun('realisasi', angka),
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

const row = { ...rowShape(fields), tahun_mulai, misi: z.array(misiRow) };

const misiBody = z.object({
  ...rowId,
  nomor,
  misi: teksWajib,
  tujuan: cabang(
    z.object({
      ...rowId,
      nomor,
      tujuan: teksWajib,
      indikator: cabang(
        z.object({
          ...rowId,
          nomor,
          indikator: teksWajib,
          satuan: teksPilihan,
          polaritas: polaritasSchema.exclude(['range']),
          baseline: nilai,
          ...perTahun('target', nilai),
          ...perTahun('realisasi', nilai),
        }),
      ),
      sasaran: cabang(
        z.object({
          ...rowId,
          nomor,
          sasaran: teksWajib,
          indikator: cabang(z.object({ ...rowId, nomor, indikator: teksWajib })),
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
  }),
  filter: {},
});
