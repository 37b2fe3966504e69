import type { RemoteManifest } from '@selaras/contracts';

type PageOf<Manifest extends RemoteManifest> = Manifest['pages'][number];

/** Ids of the pages of a manifest; any text where the manifest is not known. */
export type PageId<Manifest extends RemoteManifest> = PageOf<Manifest>['id'];

/** Path of a page of a manifest, `{parameters}` included; any text where the manifest is not known. */
export type PathOf<Manifest extends RemoteManifest, Id extends PageId<Manifest>> =
  string extends PageId<Manifest> ? string : Extract<PageOf<Manifest>, { readonly id: Id }>['path'];

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

export type PageParams = Readonly<Record<string, string | number>>;

/** Search parameters of an address; null and undefined are left out. */
export type PageQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Values for the parameters of a path: exactly those that it names, any where it is not known. */
type ParamsOf<Path extends string> = string extends Path
  ? PageParams
  : { readonly [Name in ParamName<Path>]: string | number };

/** What follows the page in a call: parameters, which only a path with some needs, and the query. */
export type AddressOf<Path extends string> = string extends Path
  ? [params?: PageParams, query?: PageQuery]
  : [ParamName<Path>] extends [never]
    ? [params?: Readonly<Record<string, never>>, query?: PageQuery]
    : [params: ParamsOf<Path>, query?: PageQuery];
