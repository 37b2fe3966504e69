import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Action step below a sub-activity with the team members that carry it. */
export const kinerjaLangkahAksi = defineResource({
  endpoints: resources.kinerjaLangkahAksi,
  title: 'Kinerja Langkah Aksi',
  sebutan: 'langkah aksi',
  labelOf: ({ indikator }) => indikator,
});
