import * as contracts from '@selaras/contracts';
import { isCall } from '@selaras/contracts/testing';
import { endpoints } from './endpoints';

const callsByName = Object.fromEntries(
  Object.entries(contracts)
    .filter(([, value]) => isCall(value))
    .map(([name, value]) => [name.replace(/Call$/, ''), value as contracts.AnyCall]),
);

describe('the browser knows every call that stands alone in the contract', () => {
  it('by the same names', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(callsByName).sort());
  });

  it.each(Object.keys(callsByName))('%s has the method, path and year of its contract', (name) => {
    const { method, path, tahun } = callsByName[name] as contracts.AnyCall;
    const endpoint = endpoints[name as keyof typeof endpoints];
    expect([endpoint.method, endpoint.path, endpoint.tahun]).toEqual([method, path, tahun]);
  });
});
