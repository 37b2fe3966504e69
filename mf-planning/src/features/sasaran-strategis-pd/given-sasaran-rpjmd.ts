import { type ListRow, type ParentDescription, parentQuery } from '@selaras/resource/core';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';

/** The regency's goal that a unit's goal was begun from; any unit may serve it. */
export const givenSasaranRpjmd: ParentDescription = {
  names: ['sasaran_strategis_rpjmd_id'],
  query: ({ sasaran_strategis_rpjmd_id }) =>
    parentQuery<{ data: ListRow<typeof sasaranStrategisRpjmd> }>(
      sasaranStrategisRpjmd.queries.detail(Number(sasaran_strategis_rpjmd_id)),
      ({ data }) => ({ label: sasaranStrategisRpjmdChoice(data).label, values: {} }),
    ),
};
