import * as contracts from '@selaras/contracts';
import { endpoints } from './endpoints';

const isCall = (value: unknown): value is contracts.AnyCall =>
  typeof value === 'object' && value !== null && 'act' in value && 'path' in value;

const callsByName = Object.fromEntries(
  Object.entries(contracts)
    .filter(([, value]) => isCall(value))
    .map(([name, value]) => [name.replace(/Call$/, ''), value as contracts.AnyCall]),
);

describe('the browser knows every call of the contract', () => {
  it('by the same names', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(callsByName).sort());
  });

  it.each(Object.keys(callsByName))('%s has the method, path and year of its contract', (name) => {
    const call = callsByName[name];
    expect(endpoints[name as keyof typeof endpoints]).toEqual({
      method: call?.method,
      path: call?.path,
      tahun: call?.tahun,
    });
  });
});
