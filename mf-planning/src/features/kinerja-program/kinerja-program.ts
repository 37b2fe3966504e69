import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Programme performance: a unit's outcome below its strategic goal. */
export const kinerjaProgram = definePlanResource({
  endpoints: resources.kinerjaProgram,
  title: 'Kinerja Program',
  sebutan: 'kinerja program',
  labelOf: ({ indikator }) => indikator,
});
