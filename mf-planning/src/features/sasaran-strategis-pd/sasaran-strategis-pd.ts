import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '../../resource/resource';

/** Strategic goal of a unit with its key indicator, five years. */
export const sasaranStrategisPd = defineResource({
  endpoints: resources.sasaranStrategisPd,
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  labelOf: ({ iku }) => iku,
});
