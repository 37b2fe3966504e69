import { alasanTanpaPutusan, saringanValidasi, semuaPutusan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import type { Entity } from '../../entity';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { findQuery, type Shape, satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { optionalText } from '../field-schemas';
import { bappedaQueueRoutes, type Judged } from './validasi-bappeda-routes';

/** Filter of a queue: everything, validated, not validated (spec 2 §4). */
export const validasiFilter = { validasi: z.enum(saringanValidasi).default('semua') };

/** Rows that one bulk verdict names at most. */
const BANYAK_MAKS = 500;

const putusan = { valid: z.boolean(), catatan: optionalText };
/** A refusal says why. */
const hasReason = ({ valid, catatan }: { valid: boolean; catatan: string | null }) =>
  valid || catatan !== null;
const needsReason = { path: ['catatan'], message: 'Wajib diisi bila tidak valid' };

/** Verdict and note of a row; the note stays after the verdict has lapsed, as a reminder of what was asked for. */
export const putusanRow = {
  validasi: z.enum(semuaPutusan),
  catatan: z.string().nullable(),
};

/** Why a row of a bulk verdict was left as it is. */
const alasanGagal = alasanTanpaPutusan;

interface QueueDescription<Row extends Shape, Filter extends Shape, Order extends string> {
  readonly row: Row;
  readonly filter: Filter;
  readonly orders: readonly [Order, ...Order[]];
}

/**
 * Bappeda's queue of one entity: list, export, a verdict on one row (`If-Match`) and on many, each named with the version
 * that was read. Of many, those that changed since or are gone stay as they are and are named in `gagal`.
 */
export function bappedaQueueCalls<
  Path extends `/${string}`,
  Row extends Shape,
  Filter extends Shape,
  const Order extends string,
>(
  entity: Judged<Path> & Pick<Entity, 'sebutan'>,
  { row, filter, orders }: QueueDescription<Row, Filter, Order>,
) {
  const { sebutan } = entity;
  const routes = bappedaQueueRoutes(entity);
  const find = findQuery(orders, { ...filter, ...validasiFilter });
  const rowSchema = z.object({
    id: z.number().int(),
    versi: z.number().int(),
    satuan_kerja: satuanKerjaRefSchema,
    ...putusanRow,
    ...row,
  });
  return {
    queue: defineCall(routes.queue, {
      summary: `Antrean validasi Bappeda: ${sebutan}, 20 baris sehalaman`,
      query: z.object({ ...pageQuery.shape, ...find.shape }),
      answer: pageOf(rowSchema),
    }),
    exportQueue: defineCall(routes.exportQueue, {
      summary: `Unduh antrean validasi ${sebutan} sebagai XLSX`,
      query: find,
      produces: XLSX_TYPE,
    }),
    judge: defineCall(routes.judge, {
      summary: `Nyatakan satu ${sebutan} valid atau tidak valid`,
      params: z.object({ id: idSchema }),
      body: z.object(putusan).refine(hasReason, needsReason),
      answer: z.object({ data: rowSchema }),
    }),
    judgeMany: defineCall(routes.judgeMany, {
      summary: `Nyatakan beberapa ${sebutan} valid atau tidak valid`,
      body: z
        .object({
          baris: z
            .array(z.object({ id: idSchema, versi: z.number().int().positive() }))
            .min(1, 'Pilih paling sedikit satu baris')
            .max(BANYAK_MAKS),
          ...putusan,
        })
        .refine(hasReason, needsReason),
      answer: z.object({
        data: z.object({
          /** Rows that have the verdict now. */
          jumlah: z.number().int(),
          gagal: z.array(z.object({ id: z.number().int(), alasan: z.enum(alasanGagal) })),
        }),
      }),
    }),
  };
}
