import { resources } from '@selaras/api-client/perencanaan';
import { kegiatanEntity } from '@selaras/contracts';
import { wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature below a programme: activity. */
export const kegiatan = definePlanResource({
  endpoints: resources.kegiatan,
  ...wordsOf(kegiatanEntity),
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
