import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { fileSchema } from '../../files/files';
import { idSchema } from '../../paging';
import { satuanKerjaRefSchema } from '../../resource';
import { defineDisplay } from '../display-call';
import { gambarInovasiFields, programInovatifFields } from './program-inovatif-fields';
import { programInovatifDisplayRoutes, programInovatifRoutes } from './program-inovatif-routes';

const programInovatif = z.object({
  id: z.number().int(),
  /** Version of the row: a write sends it as `If-Match: "<versi>"`. */
  versi: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  judul: z.string(),
  deskripsi: z.string(),
  manfaat: z.string(),
  tautan: z.string().nullable(),
  /** Its picture, read at `programInovatifRoutes.picture`. */
  gambar: fileSchema.omit({ nama: true }).extend({ teks_alternatif: z.string() }).nullable(),
});
export type ProgramInovatif = z.infer<typeof programInovatif>;

/** Innovations of a year, of every unit or of one. No plan stands behind them, so none waits for approval. */
export const programInovatifDisplayCalls = defineDisplay(programInovatifDisplayRoutes, {
  summary: 'Program inovatif tahun ini, seluruhnya atau milik satu perangkat daerah',
  query: z.object({ satuan_kerja_id: idSchema.optional() }),
  answer: z.object({ data: z.array(programInovatif) }),
});

const written = {
  ...bodyShape(programInovatifFields),
  tautan: z
    .url({ protocol: /^https?$/, error: 'Tulis alamat lengkap, misalnya https://contoh.go.id' })
    .max(programInovatifFields.tautan.maxLength)
    .nullable()
    .default(null),
  /** Uploaded for `program_inovatif`. */
  berkas_id: idSchema.nullable().default(null),
  teks_alternatif: bodyShape(gambarInovasiFields).teks_alternatif.nullable().default(null),
};

const params = z.object({ id: idSchema });
const answer = z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) });

/** Who has no picture before the eyes reads what it shows instead: no picture without that text. */
export const programInovatifCalls = {
  picture: defineCall(programInovatifRoutes.picture, {
    summary: 'Gambar satu program inovatif',
    params,
    produces: 'image/*',
  }),
  create: defineCall(programInovatifRoutes.create, {
    summary: 'Tambah program inovatif perangkat daerah sendiri',
    body: z.object({ satuan_kerja_id: idSchema, ...written }),
    answer,
    status: 201,
  }),
  update: defineCall(programInovatifRoutes.update, {
    summary: 'Ubah satu program inovatif',
    params,
    body: z.object(written),
    answer,
  }),
  remove: defineCall(programInovatifRoutes.remove, {
    summary: 'Hapus satu program inovatif',
    params,
    status: 204,
  }),
};
