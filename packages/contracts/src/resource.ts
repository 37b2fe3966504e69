import { aksiRiwayat, planningLockReasons } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import { z } from 'zod';
import { bidangPerencanaan } from './bidang';
import { type ApiCall, defineCall } from './call';
import type { Entity, LockKind, ResourceRules, StoredAs } from './entity';
import type { EntityFields } from './entity-field';
import { idSchema, pageOf, pageQuery } from './paging';
import { autofillRoute, resourceRoutes } from './resource-routes';
import type { Route } from './route';

/**
 * What of a plan may be written now. `alasan` is why fields are closed (null: none is), `pesan` says it in words with
 * its date, `bidang` names the open groups of planning fields, `triwulan` the quarters whose realisation is open.
 */
const kunciTahun = {
  /** Whether it is closed for those who may not pass the lock. */
  tertutup: z.boolean().optional(),
  alasan: z.enum(planningLockReasons).nullable(),
  pesan: z.string().nullable(),
  bidang: z.array(z.enum(bidangPerencanaan)),
  triwulan: z.array(z.number().int().min(1).max(4)),
  /** Quarters that are yet to open for those who may not pass the lock, with the words that say when. */
  belum_dibuka: z.array(z.object({ triwulan: z.number().int().min(1).max(4), pesan: z.string() })).optional(),
};
export const kunciSchema = z.object({
  ...kunciTahun,
  /** Of five-year rows: the same for each year of the period, which is what closes that year's figures. */
  tahunan: z.array(z.object({ tahun: z.number().int(), ...kunciTahun })).optional(),
});
export type Kunci = z.infer<typeof kunciSchema>;

/** The unit that a row belongs to. */
export const satuanKerjaRefSchema = z.object({
  satuan_kerja_id: z.number(),
  satuan_kerja_nama: z.string(),
  singkatan: z.string().nullable(),
});

/** Fields of every row: what a list page and a form need to know besides the entity's own. */
const rowFields = {
  id: z.number().int(),
  /** Version of the row: writes send it as `If-Match: "<versi>"`. */
  versi: z.number().int(),
  /** What the reader may do with this row now. */
  kemampuan: z.object({ ubah: z.boolean(), hapus: z.boolean(), riwayat: z.boolean() }),
};

/** Of rows that something closes, and of the list for new ones. */
const lockFields = { kunci: kunciSchema };
type LockShape<Lock> = [Lock] extends [LockKind] ? typeof lockFields : Record<never, never>;
const lockShape = <Lock extends LockKind | undefined>(kunci: Lock) =>
  (kunci === undefined ? {} : lockFields) as LockShape<Lock>;

/** A row that stands below another one; deletion is refused while there are any (409, `terkini.anak`). */
export const childrenSchema = z.object({ level: z.string(), id: z.number(), label: z.string() });
export type ChildrenCount = z.infer<typeof childrenSchema>;

/** When a step was taken, and by whom; null: an account that is gone. */
export const langkahShape = { id: z.number().int(), waktu: z.string(), pengguna: z.string().nullable() };

/** One change of a row, from the audit log. */
export const riwayatSchema = z.object({
  waktu: z.string(),
  pengguna: z.string().nullable(),
  aksi: z.enum(aksiRiwayat),
  /** Written although the deadline or the validation closes the plan for others: only super can. */
  melewati_kunci: z.boolean(),
  /** Why super changed a year that is closed for others. */
  alasan: z.string().nullable(),
  /** Of a five-year row: the one year whose texts were changed; null: those of the row itself. */
  tahun: z.number().int().nullable(),
  perubahan: z.array(z.object({ kolom: z.string(), sebelum: z.unknown(), sesudah: z.unknown() })),
});
export type Riwayat = z.infer<typeof riwayatSchema>;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Shape = Readonly<Record<string, z.ZodType>>;

/** What the calls of an entity say besides its description: the schemas of its rows, bodies and filters. */
interface ResourceSchemas<
  Row extends Shape,
  ListRow extends Shape,
  Body extends z.ZodType,
  Filter extends Shape,
> {
  readonly row: Row;
  /** Fields of the list; the detail has those of `row`. */
  readonly listRow: ListRow;
  readonly body: Body;
  /** A schema for each of the entity's filters. */
  readonly filter: Filter;
}

const one = z.object({ id: idSchema });

/** Why super writes what is closed for others. */
export const reasonSchema = z.string().trim().min(5, 'Tulis alasan perubahannya').max(1000);

/** The reason is asked of super for a row of a year that is closed for others. */
const removalQuery = z.object({ alasan_perubahan: reasonSchema.optional() });
export type RemovalQuery = typeof removalQuery;

/** Both directions of each order: `sasaran` and `-sasaran`. */
const bothWays = <Order extends string>(orders: readonly Order[]) =>
  orders.flatMap((order) => [order, `-${order}`]) as [Order | `-${Order}`, ...(Order | `-${Order}`)[]];

/** The first order is the one of a list that names none; `never` because an enum of a type parameter has no known member. */
const orderOf = <Order extends string>(orders: readonly [Order, ...Order[]]) =>
  z.enum(bothWays(orders)).default(orders[0] as never);

/** What every list is asked with, besides its page: words, order, unit and the entity's own filters. */
export const findQuery = <const Order extends string, Filter extends Shape>(
  orders: readonly [Order, ...Order[]],
  filter: Filter,
) =>
  z.object({
    /** Words that the row's texts must contain. */
    q: z.string().trim().max(100).optional(),
    urut: orderOf(orders),
    satuan_kerja_id: idSchema.optional(),
    ...filter,
  });

/**
 * The calls of one planning entity, the same for all of them: list, detail, create, update, remove, history, export.
 * Every list is forced to the user's own unit unless the role sees all; rows carry `kunci` when their entity has a lock.
 * Refusals: 422 by field, 409 for rules between
 * rows, 423 while the plan is locked (`errors` names the closed fields), 412 with the current row, 428 without
 * `If-Match`; `create` takes `Idempotency-Key`.
 */
export function resourceCalls<
  Name extends string,
  Rules extends ResourceRules,
  Order extends string,
  FilterName extends string,
  Row extends Shape,
  ListRow extends Shape,
  Body extends z.ZodType,
  Filter extends Record<FilterName, z.ZodType>,
  Lock extends LockKind | undefined,
>(
  entity: Entity<Name, Rules, string, Order, FilterName, EntityFields, StoredAs | undefined, Lock>,
  { row, listRow, body, filter }: ResourceSchemas<Row, ListRow, Body, Filter>,
) {
  const { sebutan, orders } = entity;
  const routes = resourceRoutes(entity);
  const find = findQuery(orders, filter);
  const lock = lockShape(entity.kunci);
  const rowSchema = z.object({ ...rowFields, ...lock, ...row });
  const listRowSchema = z.object({ ...rowFields, ...lock, ...listRow });
  const answer = z.object({ data: rowSchema });

  return {
    list: defineCall(routes.list, {
      summary: `Daftar ${sebutan}, 20 baris sehalaman`,
      query: z.object({ ...pageQuery.shape, ...find.shape }),
      answer: pageOf(listRowSchema).extend({
        kemampuan: z.object({ buat: z.boolean() }),
        ...lock,
      }),
    }),
    get: defineCall(routes.get, {
      summary: `Satu ${sebutan}`,
      params: one,
      answer,
    }),
    create: defineCall(routes.create, {
      summary: `Tambah ${sebutan}`,
      body,
      answer,
      status: 201,
    }),
    update: defineCall(routes.update, {
      summary: `Ubah ${sebutan}`,
      params: one,
      body,
      answer,
    }),
    remove: defineCall(routes.remove, {
      summary: `Hapus ${sebutan}; ditolak selama masih ada data di bawahnya`,
      params: one,
      query: removalQuery,
      status: 204,
    }),
    history: defineCall(routes.history, {
      summary: `Riwayat perubahan ${sebutan}`,
      params: one,
      query: pageQuery,
      answer: pageOf(riwayatSchema),
    }),
    export: defineCall(routes.export, {
      summary: `Unduh ${sebutan} sebagai XLSX`,
      query: find,
      produces: XLSX_TYPE,
    }),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the calls of whatever entity
type AnyShaped = ApiCall<Route<RoleName>, any, any, any, any>;

/** The calls of any entity. */
export type ResourceCalls = Readonly<Record<keyof ReturnType<typeof resourceRoutes>, AnyShaped>>;

/**
 * Values of the same performance in the year before, to begin a new row with: from 2023 on (spec 2 §9). Asks by the
 * choices already made in the form; the first match of the unit wins.
 */
export const autofillCall = <
  Name extends string,
  Rules extends ResourceRules,
  Query extends Shape,
  Answer extends Shape,
>(
  entity: Pick<Entity<Name, Rules>, 'path' | 'acts'>,
  query: Query,
  answer: Answer,
) =>
  defineCall(autofillRoute(entity), {
    summary: 'Isian dari kinerja yang sama tahun lalu; null bila tidak ada',
    query: z.object({ satuan_kerja_id: idSchema, ...query }),
    answer: z.object({ data: z.object(answer).nullable() }),
  });
