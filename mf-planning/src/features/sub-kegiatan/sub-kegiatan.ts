import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Budget nomenclature below an activity: sub-activity with the ministry's indicator. */
export const subKegiatan = defineResource({
  endpoints: resources.subKegiatan,
  title: 'Sub Kegiatan',
  sebutan: 'sub kegiatan',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
