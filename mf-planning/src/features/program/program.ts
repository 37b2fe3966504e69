import { resources } from '@selaras/api-client/perencanaan';
import { programEntity } from '@selaras/contracts';
import { wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature of a unit and year: programme. */
export const program = definePlanResource({
  endpoints: resources.program,
  ...wordsOf(programEntity),
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
