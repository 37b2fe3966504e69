import { resources } from '@selaras/api-client/perencanaan';
import { kodeReferensiWords, optionsOf, wordOf } from '@selaras/domain';
import { definePlanResource } from '../../resource/plan-resource';

/** Deadlines of the chosen year. */
export const referensi = definePlanResource({
  endpoints: resources.referensi,
  title: 'Batas Waktu',
  sebutan: 'batas waktu',
  labelOf: ({ nama }) => nama,
});

/** Deadlines that the portal keeps, by code. */
export const kodeOptions = optionsOf(kodeReferensiWords);

export const kodeWords = (kode: string): string => wordOf(kodeReferensiWords, kode) ?? kode;
