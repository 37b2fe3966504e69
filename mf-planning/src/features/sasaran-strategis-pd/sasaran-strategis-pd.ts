import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Strategic goal of a unit with its key indicator, five years. */
export const sasaranStrategisPd = definePlanResource({
  endpoints: resources.sasaranStrategisPd,
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  labelOf: ({ iku }) => iku,
});
