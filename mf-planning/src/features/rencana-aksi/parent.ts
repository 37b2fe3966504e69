import type { ListRow } from '@selaras/resource/core';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';

/** The goals that actions of the regency serve. */
export const indukRpjmd = { resource: sasaranStrategisRpjmd, choice: sasaranStrategisRpjmdChoice };

/** The goals that actions of a unit serve. */
export const indukPd = {
  resource: sasaranStrategisPd,
  choice: ({ id, sasaran_strategis_satker, iku }: ListRow<typeof sasaranStrategisPd>) => ({
    value: id,
    label: `${sasaran_strategis_satker} — ${iku}`,
  }),
};
