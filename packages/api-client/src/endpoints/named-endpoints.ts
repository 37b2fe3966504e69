import type { AnyCall } from '@selaras/contracts';
import type { Endpoint } from '../endpoint';

type Contracts = typeof import('@selaras/contracts');

/** The call of the contract that is made of a route, by its name: `getUser` → `getUserCall`. */
type CallOf<Name> = `${Name & string}Call` extends infer Call
  ? Call extends keyof Contracts
    ? Contracts[Call] extends AnyCall
      ? Contracts[Call]
      : never
    : never
  : never;

/**
 * Routes bound to their calls of the contract by their names. Each group is a module of its own, so that what the
 * portal needs to open does not bring along what a page asks for later.
 */
export type NamedEndpoints<Routes> = { readonly [Name in keyof Routes]: Endpoint<CallOf<Name>> };
