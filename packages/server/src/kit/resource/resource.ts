import type { Act, ApiCall, ChildrenCount, Kunci, LockKind, RemovalQuery, Route } from '@selaras/contracts';
import type { FieldGroup, Potongan } from '@selaras/domain';
import type { Actor, RoleName } from '@selaras/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../database/tables';
import type { Visibility } from '../visibility/visibility';
import type { Change, FieldGroups } from './closed-fields';
import type { References } from './references';

/** What every list is asked with, besides the entity's own filters. */
export interface ListQuery {
  readonly page: number;
  readonly q?: string | undefined;
  readonly urut: string;
  readonly satuan_kerja_id?: number | undefined;
}
export type FindQuery = Omit<ListQuery, 'page'>;

/** A row as the database makes it; the kit adds abilities and lock. */
export interface ResourceRow {
  readonly id: number;
  readonly versi: number;
  readonly satuan_kerja?: { readonly satuan_kerja_id: number };
}
export interface PresentedRow extends ResourceRow {
  readonly kemampuan: { readonly ubah: boolean; readonly hapus: boolean; readonly riwayat: boolean };
  /** Only of an entity that something closes. */
  readonly kunci?: Kunci;
}

/** Rows of entities are for people who are signed in. */
type Call<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer> = ApiCall<
  Route<RoleName>,
  Params,
  Query,
  Body,
  z.ZodType<Answer>
>;
type One = z.ZodType<{ id: number }>;

/** The calls of an entity as the kit handles them (contracts `resourceCalls`). */
export interface KitCalls<Body> {
  readonly list: Call<z.ZodUndefined, z.ZodType<ListQuery>, z.ZodUndefined, object>;
  readonly get: Call<One, z.ZodUndefined, z.ZodUndefined, { data: object }>;
  readonly create: Call<z.ZodUndefined, z.ZodUndefined, z.ZodType<Body>, { data: object }>;
  readonly update: Call<One, z.ZodUndefined, z.ZodType<Body>, { data: object }>;
  readonly remove: ApiCall<Route<RoleName>, One, RemovalQuery, z.ZodUndefined, z.ZodUndefined>;
  readonly history: Call<One, z.ZodType<{ page: number }>, z.ZodUndefined, object>;
  readonly export: ApiCall<
    Route<RoleName>,
    z.ZodUndefined,
    z.ZodType<FindQuery>,
    z.ZodUndefined,
    z.ZodUndefined
  >;
}

interface FilterContext {
  readonly tahun: number;
  /** Everything that the list was asked with: a filter may look at another one. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Whether the unit in a column is one that the list may hold. */
  inScope(column: RawBuilder<unknown>): RawBuilder<boolean>;
}

/** What rows are ordered by; a figure of the chosen year stands in another column each year. */
export type Order = RawBuilder<unknown> | ((tahun: number) => RawBuilder<unknown>);

/** Tables that are read; those of five-year rows as they hold in the year. */
export type YearSource = RawBuilder<unknown> | ((tahun: number) => RawBuilder<unknown>);
export const sourceIn = (source: YearSource | undefined, tahun: number): RawBuilder<unknown> =>
  typeof source === 'function' ? source(tahun) : (source ?? sql``);

/** How the rows of an entity are read; `r` is the row's table in all of them. */
export interface ResourceSql {
  /** `table r` with what conditions and order need. */
  readonly from: YearSource;
  /** Instead of `from`, for a reader who opens a row or lists those of the regency: without what is a draft to him; left out: nothing of it is. */
  readonly visibleFrom?: (tahun: number, visibility: Visibility) => RawBuilder<unknown>;
  /** More joins for the columns alone; only the rows of one page pay for them. */
  readonly joins?: YearSource;
  /** Rows of the year; deleted ones are left out by the kit. */
  where(tahun: number): RawBuilder<boolean>;
  listColumns(tahun: number, visibility: Visibility): RawBuilder<unknown>;
  columns(tahun: number, visibility: Visibility): RawBuilder<unknown>;
  /** Rows that others than the units they belong to may see, once all of these units are final; left out: every row. */
  readonly isShared?: RawBuilder<boolean>;
  /** Of `columns` those that a body is made of, when that is cheaper; many rows are opened with them. */
  readonly bodyColumns?: (tahun: number) => RawBuilder<unknown>;
  /** Texts that `q` is looked for in: what is typed may stand in one or the other. */
  readonly search: readonly RawBuilder<unknown>[];
  /** Their words as an index has them, to find where these begin. */
  readonly searchPrefix?: RawBuilder<unknown>;
  /** Rows that have a part of `q`, if it is longer than two letters, in what they refer to. */
  readonly searchReferences?: (one: Potongan, tahun: number) => RawBuilder<boolean>;
  readonly filters: Readonly<Record<string, (value: never, context: FilterContext) => RawBuilder<boolean>>>;
  readonly orders: Readonly<Record<string, Order>>;
}

/** A column of the spreadsheet. */
export interface SheetColumn {
  readonly title: string;
  value(row: Readonly<Record<string, unknown>>): string | number | boolean | null | undefined;
}

interface WriteContext {
  readonly tx: Kysely<Tables>;
  readonly tahun: number;
  readonly now: Date;
  /** Rows that the body refers to. */
  readonly references: References;
}
export interface RuleContext<Body> extends WriteContext {
  readonly body: Body;
  /** null while the row is made. */
  readonly id: number | null;
}

/** Messages by field; the write is refused with 422 when there are any. */
export type Faults = Record<string, string[]>;

/**
 * One planning entity: its calls, how its rows are read, the rules of its writes and how they are stored. The kit does
 * the rest: permission by unit, locks, versions, idempotency, history and export.
 */
export interface Resource<Body extends object> {
  readonly calls: KitCalls<Body>;
  /** Name of the table, also in the audit log. */
  readonly table: keyof Tables;
  /** Rows of units are listed for their own unit only; those of the regency for everybody who may read them. */
  readonly belongsTo: 'satuan-kerja' | 'kabupaten';
  /** Columns of the units that a row belongs to, when it is not `satuan_kerja_id` alone; none: of no unit. */
  readonly unitColumns?: readonly RawBuilder<unknown>[];
  /** Units whose people may open the row, when it is not `satuan_kerja` alone. */
  unitsOf?(row: ResourceRow): readonly number[];
  /** Whether the row can no longer be changed, whoever asks. */
  isFinal?(row: ResourceRow): boolean;
  /** What else of the row depends on its reader and on what is open now. */
  extra?(row: ResourceRow, actor: Actor, kunci: Kunci | undefined): object;
  /** What closes its rows, as its description says; left out: nothing does. */
  readonly kunci?: LockKind | undefined;
  readonly groups: FieldGroups;
  /**
   * Its rows hold figures of five years, each closed by the lock of its own year (`target@2`): the act of writing what a
   * closed year holds, which asks for a reason.
   */
  readonly limaTahunan?: Act | undefined;
  readonly sql: ResourceSql;
  readonly sheetColumns: readonly SheetColumn[];
  /** Groups of the fields of one write when they depend on what is written. */
  groupsOf?(body: Body): FieldGroups;
  /** What a write changes where one body is a whole tree: its fields one by one, as locks look at them. */
  fieldsOf?(body: object, row: ResourceRow | null): Change;
  /** Group that must be open for a row to go; `kinerja` when left out. */
  removalGroup?(row: ResourceRow): FieldGroup;
  /** Rules between the row, its parents and others; throws what is no matter of one field. */
  check(input: RuleContext<Body>): Promise<Faults>;
  /** Stores the row and what belongs to it; answers its id. */
  store(input: RuleContext<Body>): Promise<number>;
  /** Locks what is always locked before these rows, so that no two writers wait for each other. */
  lockFirst?(tx: Kysely<Tables>, ids: readonly number[]): Promise<void>;
  /** What stands below the row and forbids its deletion. */
  anak?(id: number): RawBuilder<ChildrenCount>;
  /** Deletes what belongs to the row, before the row itself. */
  removeOwned?(tx: Kysely<Tables>, id: number): Promise<void>;
}

export const unitOf = (body: object): number | null =>
  'satuan_kerja_id' in body && typeof body.satuan_kerja_id === 'number' ? body.satuan_kerja_id : null;
