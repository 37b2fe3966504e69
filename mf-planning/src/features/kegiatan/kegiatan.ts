import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature below a programme: activity. */
export const kegiatan = definePlanResource({
  endpoints: resources.kegiatan,
  title: 'Kegiatan',
  sebutan: 'kegiatan',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
