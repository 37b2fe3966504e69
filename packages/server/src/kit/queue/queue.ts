import type { ApiCall, Route } from '@selaras/contracts';
import { type AlasanTanpaPutusan, putusanWords, type SaringanValidasi, wordOf } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { FindQuery, ListQuery, Resource, SheetColumn } from '../resource/resource';

type Call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = ApiCall<Route<RoleName>, Params, Query, Body, Answer>;

/** What a validator says of a row, or of several. */
interface Verdict {
  readonly valid: boolean;
  readonly catatan: string | null;
}
/** A row named with the version that the validator read. */
export interface JudgedRow {
  readonly id: number;
  readonly versi: number;
}

/** What became of a verdict on many rows. */
export interface VerdictResult {
  jumlah: number;
  gagal: { id: number; alasan: AlasanTanpaPutusan }[];
}

/** The calls of a queue as its routes handle them (contracts `bappedaQueueCalls`). */
interface QueueCalls {
  readonly queue: Call<z.ZodUndefined, z.ZodType<ListQuery>, z.ZodUndefined, z.ZodType<object>>;
  readonly exportQueue: Call<z.ZodUndefined, z.ZodType<FindQuery>, z.ZodUndefined, z.ZodUndefined>;
  readonly judge: Call<
    z.ZodType<{ id: number }>,
    z.ZodUndefined,
    z.ZodType<Verdict>,
    z.ZodType<{ data: object }>
  >;
  readonly judgeMany: Call<
    z.ZodUndefined,
    z.ZodUndefined,
    z.ZodType<Verdict & { baris: JudgedRow[] }>,
    z.ZodType<{ data: VerdictResult }>
  >;
}

/** One entity that Bappeda judges: how its rows are read and how a verdict is kept. */
export interface BappedaQueue {
  readonly calls: QueueCalls;
  readonly source: Pick<Resource<object>, 'table' | 'belongsTo' | 'sql' | 'lockFirst'>;
  readonly ekspor: readonly SheetColumn[];
  /** Columns that keep a verdict. */
  values(putusan: Verdict, validator: number, now: Date): Readonly<Record<string, unknown>>;
}

/** Filters of a queue by `belum`, `valid` or `tidak_valid` of a row: validated or not (spec 2 §4), and the verdict itself. */
export const verdictFilters = (putusan: RawBuilder<unknown>): Resource<object>['sql']['filters'] => ({
  validasi: (value: SaringanValidasi) =>
    value === 'semua' ? sql<boolean>`true` : sql<boolean>`(${putusan} = 'valid') = ${value === '1'}`,
  putusan: (value: string) => sql<boolean>`${putusan} = ${value}`,
});

/** Columns of the spreadsheet that say what was decided. */
export const verdictColumns: readonly SheetColumn[] = [
  { title: 'Validasi', value: ({ validasi }) => wordOf(putusanWords, validasi) },
  { title: 'Catatan', value: ({ catatan }) => catatan as string | null },
];
