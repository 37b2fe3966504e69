import { callName } from '@selaras/admission';
import { optionRoutes } from '@selaras/contracts';
import { usedCalls } from './used-calls';
import type { UsedNames } from './used-names';

const namesOf = (used: Partial<UsedNames>) =>
  usedCalls({ contracts: new Set(), client: [], routeMakers: [], ...used }).map(callName);

describe('usedCalls', () => {
  it('has every call of a group of routes that is left, and none for other names of the contracts', () => {
    const left = [
      'capaianIkuRoutes',
      'capaianIkuActs',
      'kinerjaProgramEntity',
      'resourceRoutes',
      'kunciSchema',
    ];
    expect(namesOf({ contracts: new Set(left) })).toEqual([
      'GET /capaian-iku',
      'GET /capaian-iku/ekspor',
      'GET /capaian-iku/ringkasan',
      'PUT /capaian-iku/kabupaten/{id}',
      'PUT /capaian-iku/pd/{id}',
    ]);
  });

  it('has none for a schema that a page holds what is written against, however it lies in itself', () => {
    expect(namesOf({ contracts: new Set(['naskahSchema', 'laporanSchema', 'NASKAH_MAX']) })).toEqual([]);
  });

  it('has the calls behind names of the client: one where one is named, all of a group where it is taken whole', () => {
    expect(
      namesOf({
        client: [
          ['optionQueries', 'program'],
          ['apiClient', 'request'],
          ['optionQueries', 'all'],
        ],
      }),
    ).toEqual(['GET /option/program']);
    expect(namesOf({ client: [['fileEndpoints', 'downloadFile']] })).toEqual(['GET /berkas/{id}']);
    expect(namesOf({ client: [['optionQueries']] })).toHaveLength(Object.keys(optionRoutes).length);
    expect(namesOf({ client: [[]] }).length).toBeGreaterThan(40);
  });

  it('brings the contract along: who may, the year, and both schemas', () => {
    const [call] = usedCalls({ contracts: new Set(['capaianIkuRoutes']), client: [], routeMakers: [] });
    expect(call).toMatchObject({
      act: { unit: 'any', roles: expect.arrayContaining(['super']) },
      tahun: 'kinerja',
      query: { type: 'object' },
      answer: { properties: { data: { type: 'array' } } },
    });
  });

  it('ends the build when routes are made outside of the contracts, where nobody could know them', () => {
    expect(() => namesOf({ routeMakers: ['resourceRoutes (mf-contoh/src/x.ts)'] })).toThrow(
      /resourceRoutes \(mf-contoh\/src\/x.ts\)/,
    );
    expect(namesOf({ routeMakers: ['capaianIkuRoutes (mf-contoh/src/x.ts)'] })).toEqual([]);
  });
});
