import { endpointsOf } from '@selaras/api-client';
import { type referensiCalls, referensiEntity, referensiRoutes } from '@selaras/contracts';
import { kodeReferensiWords, optionsOf, wordOf } from '@selaras/domain';
import { wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const referensiEndpoints = endpointsOf<typeof referensiCalls>(referensiRoutes);

/** Deadlines of the chosen year. */
export const referensi = definePlanResource({
  endpoints: referensiEndpoints,
  ...wordsOf(referensiEntity),
  labelOf: ({ nama }) => nama,
});

/** Deadlines that the portal keeps, by code. */
export const kodeOptions = optionsOf(kodeReferensiWords);

export const kodeWords = (kode: string): string => wordOf(kodeReferensiWords, kode) ?? kode;
