import type { AnyCall, BodyOf, ParamsOf, QueryOf, ResourceCalls } from '@selaras/contracts';
import type { AxiosAdapter } from 'axios';

declare const contract: unique symbol;

/**
 * What a browser needs of an API call: its route. The call's schemas stay behind as types only, because importing the
 * call itself would bring the schema library into every bundle.
 */
export interface Endpoint<Call extends AnyCall> {
  readonly method: Call['method'];
  readonly path: Call['path'];
  readonly tahun?: Call['tahun'];
  readonly versi?: Call['versi'];
  readonly [contract]?: Call;
}

/** What a browser needs of several calls, by their names. */
export type EndpointsOf<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends AnyCall ? Endpoint<Calls[Name]> : never;
};

/** The calls that every entity has (contracts `resourceCalls`), below one path. */
export type ResourceEndpoints<Calls extends ResourceCalls = ResourceCalls> = EndpointsOf<
  Pick<Calls, keyof ResourceCalls>
>;

/**
 * Binds routes to the types of the calls that are made of them: `endpointsOf<typeof programCalls>(programRoutes)`.
 * A route of another path or method than its call's does not compile.
 */
export const endpointsOf = <Calls>(routes: EndpointsOf<Calls>): EndpointsOf<Calls> => routes;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Everything that goes into the address of a call. */
export type AddressInput<Call extends AnyCall> = Part<'params', ParamsOf<Call>> &
  Part<'query', QueryOf<Call>>;

/** A call that writes over a version has to name it. */
type VersionPart<Call extends AnyCall> = Call extends { readonly versi: true }
  ? { readonly ifMatch: string }
  : { readonly ifMatch?: string };

/** What a request may carry; `params`, `query` and `body` are there exactly when the contract has them. */
export type RequestInput<Call extends AnyCall> = AddressInput<Call> &
  Part<'body', BodyOf<Call>> &
  VersionPart<Call> & {
    /** Sent as it is instead of a body, to calls that consume files. */
    readonly file?: Blob;
    /** Told how much of the file is on its way, 0 to 1. */
    readonly onProgress?: (share: number) => void;
    readonly signal?: AbortSignal;
    /** The same key on both clicks of a double click makes one row. */
    readonly idempotencyKey?: string;
    /** Year for this request instead of the chosen one. */
    readonly tahun?: number;
    /** A way over the network of its own, as for an answer that is read while it comes. */
    readonly adapter?: AxiosAdapter;
  };

/** The call's path with its parameters filled in, below the API's base address. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`Parameter '${name}' of ${path} is missing`);
    }
    return encodeURIComponent(String(value));
  });
}
