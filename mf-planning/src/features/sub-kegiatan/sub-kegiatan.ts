import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature below an activity: sub-activity with the ministry's indicator. */
export const subKegiatan = definePlanResource({
  endpoints: resources.subKegiatan,
  title: 'Sub Kegiatan',
  sebutan: 'sub kegiatan',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
