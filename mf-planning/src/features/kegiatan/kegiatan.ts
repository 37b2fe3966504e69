import { endpointsOf } from '@selaras/api-client';
import { type kegiatanCalls, kegiatanEntity, kegiatanRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const kegiatanEndpoints = endpointsOf<typeof kegiatanCalls>(kegiatanRoutes);

/** Budget nomenclature below a programme: activity. */
export const kegiatan = definePlanResource({
  endpoints: kegiatanEndpoints,
  ...wordsOf(kegiatanEntity),
  labelOf: rowLabelOf(kegiatanEntity),
});
