import { untukEviden } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { fileSchema } from '../../files/files';
import { lkeUnggahanRoutes } from './lke-unggahan-routes';

/**
 * What a file of the unit is sent for, in the metadata that begins its upload: its worksheet of a year, or a follow-up of
 * that year's recommendations. One that is closed to it begins none (409 with the current state).
 */
export const lkeUnggahanUntuk = z.object({
  untuk: z.enum(untukEviden),
  tahun: z.coerce.number().int().min(2000).max(2100),
});

export type LkeUnggahanUntuk = z.infer<typeof lkeUnggahanUntuk>;

/**
 * Ends an upload whose bytes are all there: they are checked and kept, and the file waits to be put forward. Asked again it
 * answers the same file. 409 while bytes are missing, 422 `BERKAS_DITOLAK` with words for people: the upload is gone then.
 * Bytes travel by tus 1.0 below `/lke/unggahan` (metadata `nama`, and `lkeUnggahanUntuk`).
 */
export const lkeUnggahanCalls = {
  selesai: defineCall(lkeUnggahanRoutes.selesai, {
    summary: 'Akhiri unggahan eviden: isinya diperiksa dan disimpan',
    params: z.object({ unggahanId: z.string().regex(/^[0-9a-z]{1,40}$/) }),
    answer: z.object({ data: fileSchema }),
  }),
};
