import { callName } from '@selaras/admission';
import { callsOfExports } from '@selaras/api-client/calls';
import * as contracts from '@selaras/contracts';
import type { TakenName, UsedNames } from './used-names';

type Address = Pick<contracts.Route, 'method' | 'path'>;

/** Routes lie in plain data alone; what a library made, as a schema, may hold itself and is not looked into. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isAddress = (value: object): value is Address =>
  'method' in value && typeof value.method === 'string' && 'path' in value && typeof value.path === 'string';

/** The routes that an export of the contracts is, or consists of. */
function routesIn(value: unknown): Address[] {
  if (Array.isArray(value)) return value.flatMap(routesIn);
  if (!isPlain(value)) return [];
  return isAddress(value) ? [value] : Object.values(value).flatMap(routesIn);
}

const exported: Readonly<Record<string, unknown>> = contracts;

/** Member of every group of queries that names them all and asks for nothing. */
const KEY_OF_ALL = 'all';

/** Calls behind a name of the client; a name that stands for all of it stands for all of its calls. */
function addressesOf([name, member = '']: TakenName): Address[] {
  if (name === undefined) return Object.values(callsOfExports).flatMap((group) => Object.values(group));
  if (member === KEY_OF_ALL) return [];
  const group = callsOfExports[name] ?? {};
  const one = group[member];
  return one === undefined ? Object.values(group) : [one];
}

/**
 * The calls that a build may ask the server for, by the names of contracts and client that are left in it: none is missed,
 * and of a group of routes that is used at all each one counts.
 * @throws when routes are made outside of the contracts, or a route has no call there
 */
export function usedCalls({ contracts: names, client, routeMakers }: UsedNames): contracts.CallContract[] {
  const makers = routeMakers.filter((maker) => typeof exported[maker.split(' ')[0] ?? ''] === 'function');
  if (makers.length > 0) {
    throw new Error(
      `Rute dibuat di luar @selaras/contracts: ${makers.join(', ')}. Tulis rutenya di kontrak domain, supaya panggilan yang dipakai tercatat.`,
    );
  }
  const addresses = [
    ...[...names].flatMap((name) => routesIn(exported[name])),
    ...client.flatMap(addressesOf),
  ];
  const calls = new Map(contracts.callsIn(contracts).map((call) => [callName(call), call]));
  return [...new Set(addresses.map(callName))].sort().map((name) => {
    const call = calls.get(name);
    if (call === undefined) throw new Error(`Rute ${name} tidak punya panggilan di @selaras/contracts.`);
    return contracts.contractOf(call);
  });
}
