import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Budget nomenclature of a unit and year: programme. */
export const program = definePlanResource({
  endpoints: resources.program,
  title: 'Program',
  sebutan: 'program',
  labelOf: ({ kode, nama }) => `${kode} ${nama}`,
});
