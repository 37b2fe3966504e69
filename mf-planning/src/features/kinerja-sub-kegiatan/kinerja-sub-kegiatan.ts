import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Kinerja Sub Kegiatan: below a kinerja kegiatan. */
export const kinerjaSubKegiatan = definePlanResource({
  endpoints: resources.kinerjaSubKegiatan,
  title: 'Kinerja Sub Kegiatan',
  sebutan: 'kinerja sub kegiatan',
  labelOf: ({ indikator }) => indikator,
});
