import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { lkeFrasaRoutes } from './lke-frasa-routes';

/** Phrases that one evaluator may keep. */
export const FRASA_MAX = 100;

const frasa = z.object({ id: z.number().int(), teks: z.string() });
export type LkeFrasa = z.infer<typeof frasa>;

/** An evaluator's own phrases. One that is kept twice is there once. */
export const lkeFrasaCalls = {
  list: defineCall(lkeFrasaRoutes.list, {
    summary: 'Frasa yang disimpan penilai, menurut abjad',
    answer: z.object({ data: z.array(frasa).max(FRASA_MAX) }),
  }),
  create: defineCall(lkeFrasaRoutes.create, {
    summary: 'Simpan frasa untuk dipakai lagi',
    body: z.object({ teks: z.string().trim().min(3, 'Tulis sedikitnya 3 huruf').max(500) }),
    answer: z.object({ data: frasa }),
    status: 201,
  }),
  remove: defineCall(lkeFrasaRoutes.remove, {
    summary: 'Hapus frasa',
    params: z.object({ id: idSchema }),
    status: 204,
  }),
};
