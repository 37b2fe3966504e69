import { pihakLke } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { komentarFields } from '../../komentar/komentar-fields';
import { idSchema, pageOf, pageQuery, unitParams } from '../../paging';
import { lkeKomentarRoutes } from './lke-komentar-routes';

const { teks } = bodyShape(komentarFields);

const pesan = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  teks: z.string(),
  pengguna: z.string(),
  /** Whether it was written for the unit, or by who evaluates it. */
  pihak: z.enum(pihakLke),
  waktu: z.string(),
  diubah: z.boolean(),
  /** Whether the reader may still correct it. */
  dapat_diubah: z.boolean(),
});

const percakapan = pesan.extend({
  kriteria_id: z.number().int(),
  /** The unit never sees it. */
  internal: z.boolean(),
  selesai: z.boolean(),
  /** The first come first; a thread takes 100 replies. */
  balasan: z.array(pesan),
});
export type LkePercakapan = z.infer<typeof percakapan>;
export type LkePesan = z.infer<typeof pesan>;

/** Replies that one thread takes. */
export const BALASAN_MAX = 100;

/**
 * Threads about criteria of a worksheet. Nothing is deleted; who wrote something may correct it for 15 minutes. Once the
 * evaluation is final nothing is written any more (409).
 */
export const lkeKomentarCalls = {
  list: defineCall(lkeKomentarRoutes.list, {
    summary: 'Percakapan tentang satu kriteria, yang belum selesai dahulu',
    params: unitParams,
    query: pageQuery.extend({ kriteria_id: idSchema }),
    answer: pageOf(percakapan),
  }),
  jumlah: defineCall(lkeKomentarRoutes.jumlah, {
    summary: 'Jumlah percakapan yang belum selesai per kriteria',
    params: unitParams,
    answer: z.object({
      data: z.array(z.object({ kriteria_id: z.number().int(), terbuka: z.number().int() })),
    }),
  }),
  create: defineCall(lkeKomentarRoutes.create, {
    summary: 'Mulai percakapan tentang satu kriteria, atau balas',
    params: unitParams,
    body: z.object({
      kriteria_id: z.number().int().positive(),
      /** The thread that is answered; null begins one. */
      percakapan_id: z.number().int().positive().nullable(),
      /** A reply is as internal as its thread. */
      internal: z.boolean(),
      teks,
    }),
    answer: z.object({ data: z.object({ id: z.number().int() }) }),
    status: 201,
  }),
  update: defineCall(lkeKomentarRoutes.update, {
    summary: 'Perbaiki komentar sendiri dalam 15 menit',
    params: unitParams.extend({ komentarId: idSchema }),
    body: z.object({ teks }),
    answer: z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) }),
  }),
  selesai: defineCall(lkeKomentarRoutes.selesai, {
    summary: 'Tandai percakapan selesai, atau buka lagi',
    params: unitParams.extend({ komentarId: idSchema }),
    body: z.object({ selesai: z.boolean() }),
    answer: z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) }),
  }),
};
