import { endpointsOf } from '@selaras/api-client';
import { type kinerjaKegiatanCalls, kinerjaKegiatanEntity, kinerjaKegiatanRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kinerjaKegiatanEndpoints = endpointsOf<typeof kinerjaKegiatanCalls>(kinerjaKegiatanRoutes);

/** Kinerja Kegiatan: below a kinerja program. */
export const kinerjaKegiatan = definePlanResource({
  endpoints: kinerjaKegiatanEndpoints,
  ...wordsOf(kinerjaKegiatanEntity),
  labelOf: rowLabelOf(kinerjaKegiatanEntity),
});
