import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Kinerja Kegiatan: below a kinerja program. */
export const kinerjaKegiatan = defineResource({
  endpoints: resources.kinerjaKegiatan,
  title: 'Kinerja Kegiatan',
  sebutan: 'kinerja kegiatan',
  labelOf: ({ indikator }) => indikator,
});
