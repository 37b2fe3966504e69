import * as contracts from '@selaras/contracts';
import type { Endpoint } from '../endpoint';
import * as client from '../index';

const callsByName = Object.fromEntries(
  Object.entries(contracts)
    .filter(([, value]) => contracts.isCall(value))
    .map(([name, value]) => [name.replace(/Call$/, ''), value as contracts.AnyCall]),
);

/** Calls that no page of a remote makes: pages of the shell and the command line do, and bring them along. */
const ofTheShell = Object.keys({ ...contracts.remoteRoutes, ...contracts.akunRoutes });

/** Every group of endpoints that the package hands out, as one list. */
const endpoints: readonly (readonly [string, Endpoint<contracts.AnyCall>])[] = Object.entries(client)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.entries(group as Readonly<Record<string, Endpoint<contracts.AnyCall>>>));

describe('the browser knows every call that stands alone in the contract', () => {
  it('by the same names, each once', () => {
    const ofPages = Object.keys(callsByName).filter((name) => !ofTheShell.includes(name));
    expect(endpoints.map(([name]) => name).sort()).toEqual(ofPages.sort());
  });

  it.each(endpoints)('%s has the method, path and year of its contract', (name, { method, path, tahun }) => {
    const call = callsByName[name];
    expect([method, path, tahun]).toEqual([call?.method, call?.path, call?.tahun]);
  });
});
