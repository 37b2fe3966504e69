import { jenisPerjanjian } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { tahunSchema } from '../field-schemas';
import { perjanjianDocumentRoutes } from './perjanjian-kinerja-routes';

/** Kinds of performance agreements that can be downloaded; `id` is that of the subject. */
export const perjanjianKinerjaKinds = jenisPerjanjian;
export type PerjanjianKinerjaKind = (typeof perjanjianKinerjaKinds)[number];

/**
 * Opens in a new tab (spec 1 §7): the signed copy where one is kept, else what is printed. Without `tahun_kinerja`: the
 * newest agreement of the subject that the reader may open.
 */
export const downloadPerjanjianKinerjaCall = defineCall(perjanjianDocumentRoutes.downloadPerjanjianKinerja, {
  summary: 'Dokumen perjanjian kinerja (PDF)',
  query: z.object({
    jenis: z.enum(perjanjianKinerjaKinds),
    id: idSchema,
    tahun_kinerja: tahunSchema.optional(),
    /** This one of the subject's agreements, instead of the newest that was issued. */
    perjanjian_id: idSchema.optional(),
  }),
  produces: 'application/pdf',
  tab: true,
});
