import { resources } from '@selaras/api-client/perencanaan';
import type { ListRow } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Goal of the regency with its indicator, the Bupati's IKU. */
export const sasaranStrategisRpjmd = definePlanResource({
  endpoints: resources.sasaranStrategisRpjmd,
  title: 'Sasaran Strategis RPJMD & IKU Bupati',
  sebutan: 'sasaran strategis RPJMD',
  labelOf: ({ indikator_sasaran_strategis }) => indikator_sasaran_strategis.indikator,
});

/** A goal of the regency as a choice. */
export const sasaranStrategisRpjmdChoice = (row: ListRow<typeof sasaranStrategisRpjmd>) => ({
  value: row.id,
  label: `${row.sasaran_strategis.sasaran} — ${row.indikator_sasaran_strategis.indikator}`,
});
