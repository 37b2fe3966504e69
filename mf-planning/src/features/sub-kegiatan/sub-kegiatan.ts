import { endpointsOf } from '@selaras/api-client';
import { type subKegiatanCalls, subKegiatanEntity, subKegiatanRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const subKegiatanEndpoints = endpointsOf<typeof subKegiatanCalls>(subKegiatanRoutes);

/** Budget nomenclature below an activity: sub-activity with the ministry's indicator. */
export const subKegiatan = definePlanResource({
  endpoints: subKegiatanEndpoints,
  ...wordsOf(subKegiatanEntity),
  labelOf: rowLabelOf(subKegiatanEntity),
});
