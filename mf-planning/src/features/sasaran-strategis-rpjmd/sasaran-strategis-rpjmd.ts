import { endpointsOf } from '@selaras/api-client';
import {
  type sasaranStrategisRpjmdCalls,
  sasaranStrategisRpjmdEntity,
  sasaranStrategisRpjmdRoutes,
} from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const sasaranStrategisRpjmdEndpoints =
  endpointsOf<typeof sasaranStrategisRpjmdCalls>(sasaranStrategisRpjmdRoutes);

/** Goal of the regency with its indicator, the Bupati's IKU. */
export const sasaranStrategisRpjmd = definePlanResource({
  endpoints: sasaranStrategisRpjmdEndpoints,
  ...wordsOf(sasaranStrategisRpjmdEntity),
  labelOf: rowLabelOf(sasaranStrategisRpjmdEntity),
});

/** A goal of the regency as a choice. */
export const sasaranStrategisRpjmdChoice = (row: ListRow<typeof sasaranStrategisRpjmd>) => ({
  value: row.id,
  label: `${row.sasaran_strategis.sasaran} — ${row.indikator_sasaran_strategis.indikator}`,
});
