import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Budget nomenclature below a programme: activity. */
export const kegiatan = defineResource({
  endpoints: resources.kegiatan,
  title: 'Kegiatan',
  sebutan: 'kegiatan',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
