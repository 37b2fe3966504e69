import { type AnswerOf, crossLevels, type nodeCrossCalls } from '@selaras/contracts';
import { type ParentDescription, parentQuery } from '@selaras/resource/core';
import { kinerjaCrossCuttingQueries } from './kinerja-cross-cutting-queries';

type Answer = AnswerOf<(typeof nodeCrossCalls)['kinerja-program']>;

/** The node whose page a proposal was begun from: of the own unit it is supported, of another it is what we support. */
export const givenNode: ParentDescription = {
  names: ['induk_id', 'level_induk'],
  query: ({ level_induk, induk_id }, unit) => {
    const pair = crossLevels.find(({ above }) => above.name === level_induk);
    if (pair === undefined) return null;
    const query = kinerjaCrossCuttingQueries.belowNode(pair.below.name, Number(induk_id), { page: 1 });
    return parentQuery<Answer>(query, ({ induk: { indikator, satuan_kerja } }) => ({
      label: indikator,
      values:
        unit === null || unit === satuan_kerja.satuan_kerja_id
          ? { satuan_kerja_id: satuan_kerja.satuan_kerja_id }
          : { pengusul: 'anak', mitra: satuan_kerja.satuan_kerja_id },
    }));
  },
};
