import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema, unitParams } from '../../paging';
import { potretBekuSchema, potretSchema, sumberPortalSchema } from '../potret/potret';
import { lkePotretRoutes } from './lke-potret-routes';

/** What became of the portal's data since a portrait was taken. */
const sejakDiambil = z.object({
  sama: z.boolean(),
  /** What is different, a sentence each; empty while it is the same. */
  perubahan: z.array(z.string()),
});

const diambil = sejakDiambil.extend({
  eviden_versi_id: z.number().int(),
  nomor: z.number().int(),
  waktu: z.string(),
  sha256: z.string(),
  /** Whether it is put forward for this criterion. */
  diajukan: z.boolean(),
});

const tawaran = z.object({
  sumber: sumberPortalSchema,
  potret: potretSchema,
  /** Names what the portrait says; sent along when it is taken, so that nobody takes what he has not seen. */
  sidik: z.string(),
  /** What the unit took of this source before, the newest; null while nothing. */
  diambil: diambil.nullable(),
});
export type LkeTawaran = z.infer<typeof tawaran>;

const beku = z.object({
  isi: potretBekuSchema,
  nomor: z.number().int(),
  sha256: z.string(),
  /** Bytes of the content. */
  ukuran: z.number().int(),
  /** Who took it; null when the account is gone. */
  oleh: z.string().nullable(),
  /** For the unit itself; null for others, who see what was put forward alone. */
  sejak: sejakDiambil.nullable(),
});
export type LkePotret = z.infer<typeof beku>;

export const lkePotretCalls = {
  tawaran: defineCall(lkePotretRoutes.tawaran, {
    summary: 'Apa yang dapat diambil dari portal sebagai eviden satu kriteria, seperti keadaannya sekarang',
    params: unitParams.extend({ kriteriaId: idSchema }),
    answer: z.object({
      data: z.object({
        tawaran: z.array(tawaran),
        /** Sources of this criterion of which the portal has nothing yet. */
        kosong: z.array(sumberPortalSchema),
      }),
    }),
  }),
  get: defineCall(lkePotretRoutes.get, {
    summary: 'Eviden dari portal seperti saat diambil, dengan sidik isinya',
    params: unitParams.extend({ evidenVersiId: idSchema }),
    answer: z.object({ data: beku }),
  }),
};
