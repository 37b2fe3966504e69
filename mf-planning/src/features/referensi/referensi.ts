import { resources } from '@selaras/api-client/perencanaan';
import { definePlanResource } from '../../resource/plan-resource';

/** Deadlines of the chosen year. */
export const referensi = definePlanResource({
  endpoints: resources.referensi,
  title: 'Batas Waktu',
  sebutan: 'batas waktu',
  labelOf: ({ nama }) => nama,
});

/** Deadlines that the portal keeps, by code. */
export const kodeOptions = [
  { value: 'batas_waktu_perencanaan', label: 'Pengisian perencanaan' },
  { value: 'batas_realisasi_tw1', label: 'Realisasi TW 1' },
  { value: 'batas_realisasi_tw2', label: 'Realisasi TW 2' },
  { value: 'batas_realisasi_tw3', label: 'Realisasi TW 3' },
  { value: 'batas_realisasi_tw4', label: 'Realisasi TW 4' },
] as const;

export const kodeWords = (kode: string): string =>
  kodeOptions.find(({ value }) => value === kode)?.label ?? kode;
