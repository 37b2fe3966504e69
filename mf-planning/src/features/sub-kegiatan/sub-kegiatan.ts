import { resources } from '@selaras/api-client/perencanaan';
import { subKegiatanEntity } from '@selaras/contracts';
import { wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature below an activity: sub-activity with the ministry's indicator. */
export const subKegiatan = definePlanResource({
  endpoints: resources.subKegiatan,
  ...wordsOf(subKegiatanEntity),
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
