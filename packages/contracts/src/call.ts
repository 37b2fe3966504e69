import type { z } from 'zod';
import type { Route } from './route';

/** What one API call carries, as schemas, and what the server says of it. */
export interface CallSchemas<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Answer body; leave out for 204 and for files (then set `produces`). */
  readonly answer?: Answer;
  /** Media type when the answer is not JSON. */
  readonly produces?: string;
  /** Media type when a file is sent instead of a JSON body; never larger than `maxBytes`. */
  readonly consumes?: string;
  readonly maxBytes?: number;
  /** Runs by itself behind a page: it does not count as use of the session, which else would never end by itself. */
  readonly latar?: boolean;
  /** Opened in a tab of its own, whose navigation brings no header: the session's cookie stands in for it. */
  readonly tab?: true;
  /** Also answered to a deploy token of the remote that its path names as `{name}`. */
  readonly deployToken?: true;
  /** Also answered to somebody who must do something about his account first (`User.harus`). */
  readonly selagiWajib?: true;
  readonly status?: 200 | 201 | 204;
}

/** One API call: the server registers its route from it, the client types its answer from it, OpenAPI prints it. */
export type ApiCall<
  R extends Route = Route,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = R & CallSchemas<Params, Query, Body, Answer>;

/** Adds its schemas to a route. */
export function defineCall<
  R extends Route,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(route: R, schemas: CallSchemas<Params, Query, Body, Answer>): ApiCall<R, Params, Query, Body, Answer> {
  return { ...route, ...schemas };
}

/** Defines calls about one thing, each of which answers it as it then is. */
export const callsAbout =
  <Params extends z.ZodType, Answer extends z.ZodType>(params: Params, answer: Answer) =>
  <R extends Route, Body extends z.ZodType = z.ZodUndefined>(
    route: R,
    summary: string,
    body?: Body,
  ): ApiCall<R, Params, z.ZodUndefined, Body, Answer> =>
    defineCall(route, { summary, params, ...(body && { body }), answer });

// biome-ignore lint/suspicious/noExplicitAny: a call of whatever schemas
export type AnyCall = ApiCall<Route, any, any, any, any>;

/** A route with its schemas, not the bare route. */
export const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;

/** The calls among what a module exports: those that stand alone, and those of groups and entities. */
export function callsIn(exported: object): AnyCall[] {
  const values: unknown[] = Object.values(exported);
  return values
    .flatMap((value): unknown[] =>
      isCall(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value),
    )
    .filter(isCall);
}

export type AnswerOf<C extends AnyCall> =
  C extends CallSchemas<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.infer<A> : never;
export type QueryOf<C extends AnyCall> =
  C extends CallSchemas<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyOf<C extends AnyCall> =
  C extends CallSchemas<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
/** A body as the server has it once it is checked: trimmed, and with what was left out filled in. */
export type CheckedBodyOf<C extends AnyCall> =
  C extends CallSchemas<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ParamsOf<C extends AnyCall> =
  C extends CallSchemas<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
