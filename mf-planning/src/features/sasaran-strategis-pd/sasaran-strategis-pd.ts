import { resources } from '@selaras/api-client/perencanaan';
import { defineResource } from '@selaras/resource/core';

/** Strategic goal of a unit with its key indicator, five years. */
export const sasaranStrategisPd = defineResource({
  endpoints: resources.sasaranStrategisPd,
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  labelOf: ({ iku }) => iku,
});
