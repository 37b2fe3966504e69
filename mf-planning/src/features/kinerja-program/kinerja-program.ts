import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Programme performance: a unit's outcome below its strategic goal. */
export const kinerjaProgram = defineResource({
  endpoints: resources.kinerjaProgram,
  title: 'Kinerja Program',
  sebutan: 'kinerja program',
  labelOf: ({ indikator }) => indikator,
});
