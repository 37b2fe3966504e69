import { pihakRencana } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { komentarFields } from '../../komentar/komentar-fields';
import { idSchema, unitParams } from '../../paging';
import { komentarRencanaRoutes } from './komentar-rencana-routes';
import { isianSchema, planLevelSchema } from './plan-row-key';

const one = unitParams.extend({ komentarId: idSchema });
const { teks } = bodyShape(komentarFields);
const made = z.object({ data: z.object({ id: z.number().int() }) });

const pesan = z.object({
  id: z.number().int(),
  versi: z.number().int(),
  teks: z.string(),
  pengguna: z.string(),
  /** Whether who decides about the plan wrote it, or the unit whose plan it is. */
  pihak: z.enum(pihakRencana),
  /** The stage at which the plan was. */
  tahap: z.number().int(),
  waktu: z.string(),
});
export type PesanRencana = z.infer<typeof pesan>;

const percakapan = pesan.extend({
  level: planLevelSchema,
  baris_id: z.number().int(),
  /** Its indicator now, or what it was when it was removed. */
  baris_nama: z.string(),
  /** The row is no longer part of the plan. */
  terhapus: z.boolean(),
  /** What of the row is meant; null: all of it. */
  isian: isianSchema.nullable(),
  selesai: z.boolean(),
  /** The first come first. */
  balasan: z.array(pesan),
});
export type PercakapanRencana = z.infer<typeof percakapan>;

/** Threads that one plan takes, and replies that one thread takes. */
export const PERCAKAPAN_RENCANA_MAX = 500;
export const BALASAN_RENCANA_MAX = 100;

/**
 * Threads about rows of a plan. Nothing is deleted. They are written while the plan waits for a decision or is returned:
 * not before it is handed in, and not once it is final (409).
 */
export const komentarRencanaCalls = {
  list: defineCall(komentarRencanaRoutes.list, {
    summary: 'Percakapan tentang baris rencana satu satuan kerja, yang belum selesai dahulu',
    params: unitParams,
    answer: z.object({
      data: z.array(percakapan),
      /** Whether the reader may write now. */
      kemampuan: z.object({ tulis: z.boolean() }),
    }),
  }),
  create: defineCall(komentarRencanaRoutes.create, {
    summary: 'Mulai percakapan tentang satu baris rencana',
    params: unitParams,
    body: z.object({ level: planLevelSchema, id: idSchema, isian: isianSchema.nullable(), teks }),
    answer: made,
    status: 201,
  }),
  balas: defineCall(komentarRencanaRoutes.balas, {
    summary: 'Balas percakapan tentang satu baris rencana',
    params: one,
    body: z.object({ teks }),
    answer: made,
    status: 201,
  }),
  selesai: defineCall(komentarRencanaRoutes.selesai, {
    summary: 'Tandai percakapan tentang baris rencana selesai, atau buka lagi',
    params: one,
    body: z.object({ selesai: z.boolean() }),
    answer: z.object({ data: z.object({ id: z.number().int(), versi: z.number().int() }) }),
  }),
};
