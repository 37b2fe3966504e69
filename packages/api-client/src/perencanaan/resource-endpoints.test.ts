import * as contracts from '@selaras/contracts';
import { resources } from './resource-endpoints';

type Calls = Record<string, contracts.AnyCall>;

const entities = Object.fromEntries(
  Object.entries(contracts)
    .filter(([name]) => name.endsWith('Calls'))
    .map(([name, calls]) => [name.replace(/Calls$/, ''), calls as unknown as Calls]),
);

describe('the browser knows every planning entity of the contract', () => {
  it('by the same names', () => {
    expect(Object.keys(resources).sort()).toEqual(Object.keys(entities).sort());
  });

  it.each(Object.keys(entities))('%s with every call, its method, path and year', (name) => {
    const expected = Object.fromEntries(
      Object.entries(entities[name] ?? {}).map(([call, { method, path, tahun }]) => [
        call,
        { method, path, tahun },
      ]),
    );
    expect(resources[name as keyof typeof resources]).toEqual(expected);
  });
});
