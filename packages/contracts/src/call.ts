import type { Who } from '@selaras/roles';
import type { z } from 'zod';
import type { Act } from './act';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One API call: the server registers its route from it, the client types its answer from it, OpenAPI prints it.
 * `path` is below `/api` and names parameters as `{id}`.
 * `act` says what it does and who may; the server refuses to build a route without one.
 * `tahun` says which of the two year headers picks the year (`api-and-data`): of the signed-in pages or the public ones.
 */
export interface ApiCall<
  W extends Who = Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly act: Act<W>;
  readonly method: HttpMethod;
  readonly path: string;
  readonly ringkasan: string;
  readonly tahun?: 'kinerja' | 'publik';
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
  readonly status?: 200 | 201 | 204;
}

/** Keeps the literal types of a call. */
export function defineCall<
  W extends Who,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(call: ApiCall<W, Params, Query, Body, Answer>): ApiCall<W, Params, Query, Body, Answer> {
  return call;
}

// biome-ignore lint/suspicious/noExplicitAny: a call of whatever schemas
export type AnyCall = ApiCall<Who, any, any, any, any>;
export type AnswerOf<C extends AnyCall> =
  C extends ApiCall<Who, z.ZodType, z.ZodType, z.ZodType, infer A> ? z.infer<A> : never;
export type QueryOf<C extends AnyCall> =
  C extends ApiCall<Who, z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyOf<C extends AnyCall> =
  C extends ApiCall<Who, z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type ParamsOf<C extends AnyCall> =
  C extends ApiCall<Who, infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
