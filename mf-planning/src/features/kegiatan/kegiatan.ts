import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '../../resource/resource';

/** Budget nomenclature below a programme: activity. */
export const kegiatan = defineResource({
  endpoints: resources.kegiatan,
  title: 'Kegiatan',
  sebutan: 'kegiatan',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
