import type { Who } from '@selaras/roles';
import type { Act } from './act';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What server and browser both need of one API call: where it lies and who may ask. Plain data; the schemas of what it
 * carries stand in `defineCall`, which only the server loads.
 */
export interface Route<
  W extends Who = Who,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
> {
  /** What it does and who may; the server refuses to build a route without one. */
  readonly act: Act<W>;
  readonly method: Method;
  /** Below `/api`; names parameters as `{id}`. */
  readonly path: Path;
  /** Which of the two year headers picks the year (`api-and-data`): of the signed-in pages or the public ones. */
  readonly tahun?: 'kinerja' | 'publik';
  /** Writes over a version of a row that its caller has seen, which `If-Match` names: 428 without it, 412 over another. */
  readonly versi?: true;
}

/** Keeps the literal types of a route, so that an endpoint cannot be taken for another one. */
export const defineRoute = <W extends Who, const Method extends HttpMethod, const Path extends string>(
  method: Method,
  path: Path,
  act: Act<W>,
  tahun?: 'kinerja' | 'publik',
): Route<W, Method, Path> => ({ act, method, path, ...(tahun && { tahun }) });

/** A route that writes over a version of a row. */
export const defineVersionedRoute = <
  W extends Who,
  const Method extends HttpMethod,
  const Path extends string,
>(
  ...route: Parameters<typeof defineRoute<W, Method, Path>>
): Route<W, Method, Path> & { readonly versi: true } => ({ ...defineRoute(...route), versi: true });
