import { latePart } from '@selaras/ui';

/** A date with its time in words, ISO 8601 as `waktu`. The library of dates comes when the first of them is drawn. */
export const LateDateTime = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './date-time')).DateTime,
  () => '…',
);
