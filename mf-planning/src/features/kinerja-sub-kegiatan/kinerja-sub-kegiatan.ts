import { endpointsOf } from '@selaras/api-client';
import {
  type kinerjaSubKegiatanCalls,
  kinerjaSubKegiatanEntity,
  kinerjaSubKegiatanRoutes,
} from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kinerjaSubKegiatanEndpoints =
  endpointsOf<typeof kinerjaSubKegiatanCalls>(kinerjaSubKegiatanRoutes);

/** Kinerja Sub Kegiatan: below a kinerja kegiatan. */
export const kinerjaSubKegiatan = definePlanResource({
  endpoints: kinerjaSubKegiatanEndpoints,
  ...wordsOf(kinerjaSubKegiatanEntity),
  labelOf: rowLabelOf(kinerjaSubKegiatanEntity),
});
