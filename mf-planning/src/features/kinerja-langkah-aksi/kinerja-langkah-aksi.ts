import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Action step below a sub-activity with the team members that carry it. */
export const kinerjaLangkahAksi = definePlanResource({
  endpoints: resources.kinerjaLangkahAksi,
  title: 'Kinerja Langkah Aksi',
  sebutan: 'langkah aksi',
  labelOf: ({ indikator }) => indikator,
});
