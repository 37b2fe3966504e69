import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Kinerja Kegiatan: below a kinerja program. */
export const kinerjaKegiatan = definePlanResource({
  endpoints: resources.kinerjaKegiatan,
  title: 'Kinerja Kegiatan',
  sebutan: 'kinerja kegiatan',
  labelOf: ({ indikator }) => indikator,
});
