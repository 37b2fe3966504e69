import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Budget nomenclature of a unit and year: programme. */
export const program = defineResource({
  endpoints: resources.program,
  title: 'Program',
  sebutan: 'program',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
