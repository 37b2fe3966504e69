import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Kinerja Sub Kegiatan: below a kinerja kegiatan. */
export const kinerjaSubKegiatan = defineResource({
  endpoints: resources.kinerjaSubKegiatan,
  title: 'Kinerja Sub Kegiatan',
  sebutan: 'kinerja sub kegiatan',
  labelOf: ({ indikator }) => indikator,
});
