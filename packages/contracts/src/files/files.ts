import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { type FilePurpose, filePurposes, LARGEST_FILE_BYTES } from './file-limits';
import { fileRoutes } from './file-routes';

/** A kept file as rows answer it; its bytes come from `downloadFileCall`. */
export const fileSchema = z.object({
  id: z.number().int(),
  nama: z.string(),
  /** Media type, found in its bytes. */
  jenis: z.string(),
  /** Bytes. */
  ukuran: z.number().int(),
});
export type KeptFile = z.infer<typeof fileSchema>;

/** Ids of uploaded files as bodies of rows carry them. */
export const fileIdsSchema = z.array(idSchema).max(10);

/** A name of a file, not of a place: no folders, no control or direction characters, no hidden files. */
const PLAIN_NAME = /^(?!\.)[^/\\\p{Cc}\p{Cf}]+$/u;

/**
 * Keeps one file until a row claims it; files that none claimed are gone a day later. What it may be, its bytes say
 * (422 `BERKAS_DITOLAK` with words for people), how large, its purpose (413, `maxBytesOf`).
 */
export const uploadFileCall = defineCall(fileRoutes.uploadFile, {
  summary: 'Unggah berkas; sementara sampai sebuah baris memakainya',
  query: z.object({
    nama: z.string().trim().min(1).max(200).regex(PLAIN_NAME, {
      error: 'Nama berkas tidak boleh memuat garis miring, karakter tersembunyi atau diawali titik',
    }),
    tujuan: z.enum(Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]),
  }),
  consumes: 'application/octet-stream',
  maxBytes: LARGEST_FILE_BYTES,
  answer: z.object({ data: fileSchema }),
  status: 201,
});

/** Always a download, never shown by the browser. Who may have it, the row that uses it says. */
export const downloadFileCall = defineCall(fileRoutes.downloadFile, {
  summary: 'Isi satu berkas',
  params: z.object({ id: idSchema }),
  produces: 'application/octet-stream',
});
