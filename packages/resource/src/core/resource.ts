import type { Endpoint, ResourceEndpoints } from '@selaras/api-client';
import type { AnswerOf, AnyCall, BodyOf } from '@selaras/contracts';
import { type Lock, noLock } from './lock';
import type { Places } from './places';
import { resourceQueries } from './resource-queries';
import type { OfYear } from './year';

/** What every row of an entity carries. */
export interface ResourceRow {
  readonly id: number;
  readonly versi: number;
  readonly kemampuan: { readonly ubah: boolean; readonly hapus: boolean; readonly riwayat: boolean };
}

type CallOf<Target> = Target extends Endpoint<infer Call> ? Call : never;
type Targets = Pick<ResourceEndpoints, keyof ResourceEndpoints>;

type ListRowOf<Target extends Targets> =
  AnswerOf<CallOf<Target['list']>> extends { data: (infer Row)[] } ? Row & ResourceRow : never;
type RowOf<Target extends Targets> =
  AnswerOf<CallOf<Target['get']>> extends { data: infer Row } ? Row & ResourceRow : never;
type BodyOfTarget<Target extends Targets> = BodyOf<CallOf<Target['create']>>;

/** An entity: where it lies, what it is called, and how a row of it is named. */
export interface Resource<ListRow extends ResourceRow, Row extends ResourceRow, Body> extends OfYear {
  /** Address of its list page and, below `/api`, of its calls. */
  readonly path: string;
  readonly title: string;
  /** What people call one row, inside a sentence. */
  readonly sebutan: string;
  /** What its fields are called, by their names; in the history of a row. */
  readonly fieldNames?: Readonly<Record<string, string>> | undefined;
  /** Words of codes that only this entity has, by column and code. */
  readonly fieldWords?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  readonly endpoints: ResourceEndpoints;
  readonly queries: ReturnType<typeof resourceQueries<ResourceEndpoints>>;
  /** Names a row among others. */
  labelOf(row: ListRow): string;
  /** Where its views are when they are not pages below `path`. */
  readonly places?: Places | undefined;
  /** What of a row, or of a list's new rows, may be written now, out of what the server answers; left out: everything. */
  lockOf?(answer: object): Lock;
  /** Only for the compiler: the type of a whole row and of what is written. */
  readonly types?: { readonly row: Row; readonly body: Body };
}

interface Description<Target extends Targets> extends OfYear {
  readonly endpoints: Target;
  readonly title: string;
  readonly sebutan: string;
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly fieldWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  labelOf(row: ListRowOf<Target>): string;
  readonly places?: Places;
  lockOf?(answer: object): Lock;
}

/** The lock of a row, or of a list's new rows. */
export const lockOf = ({ lockOf: read }: AnyResource, answer: object): Lock => read?.(answer) ?? noLock;

/** Whether rows may be added below or beside this one: its plan is open, not only for a report. */
export const mayAddBeside = (resource: AnyResource, row: ResourceRow): boolean =>
  row.kemampuan.ubah && lockOf(resource, row).isOpen(undefined);

/** Describes an entity once; its list, form and detail pages build on it. */
export function defineResource<Target extends Targets>({
  endpoints,
  ...words
}: Description<Target>): Resource<ListRowOf<Target>, RowOf<Target>, BodyOfTarget<Target>> {
  // The kit reads rows by the names that descriptions give it; the contract's types guard the descriptions.
  const target = endpoints as unknown as ResourceEndpoints;
  return {
    ...words,
    path: (target.list as Endpoint<AnyCall>).path,
    endpoints: target,
    queries: resourceQueries(target),
  };
}

/** One row of an entity's list. */
export type ListRow<R> = R extends Resource<infer Found, infer _Row, infer _Body> ? Found : never;
/** One whole row of an entity. */
export type Row<R> = R extends Resource<infer _ListRow, infer Found, infer _Body> ? Found : never;

// biome-ignore lint/suspicious/noExplicitAny: an entity of whatever rows
export type AnyResource = Resource<any, any, any>;
