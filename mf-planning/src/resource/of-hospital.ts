import { isRumahSakit } from '@selaras/domain';
import type { FormSurroundings, Values } from '@selaras/resource/core';

/** Asks only the hospital, and whoever has it marked already; whose row it is may not be known yet. */
export const ofHospital =
  (name: string) =>
  (values: Values, { unitNama }: FormSurroundings): boolean =>
    values[name] === true || unitNama === undefined || isRumahSakit(unitNama);
