import * as contracts from '@selaras/contracts';
import { isCall } from '@selaras/contracts/testing';
import type { Endpoint } from '../endpoint';
import * as client from '../index';

const callsByName = Object.fromEntries(
  Object.entries(contracts)
    .filter(([, value]) => isCall(value))
    .map(([name, value]) => [name.replace(/Call$/, ''), value as contracts.AnyCall]),
);

/** Every group of endpoints that the package hands out, as one list. */
const endpoints: readonly (readonly [string, Endpoint<contracts.AnyCall>])[] = Object.entries(client)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.entries(group as Readonly<Record<string, Endpoint<contracts.AnyCall>>>));

describe('the browser knows every call that stands alone in the contract', () => {
  it('by the same names, each once', () => {
    expect(endpoints.map(([name]) => name).sort()).toEqual(Object.keys(callsByName).sort());
  });

  it.each(endpoints)('%s has the method, path and year of its contract', (name, { method, path, tahun }) => {
    const call = callsByName[name];
    expect([method, path, tahun]).toEqual([call?.method, call?.path, call?.tahun]);
  });
});
