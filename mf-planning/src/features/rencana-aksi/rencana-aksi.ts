import { resources } from '@selaras/api-client/perencanaan';
import { type ListRow, panelAddress, panelPlaces, type Row } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const words = {
  sebutan: 'rencana aksi',
  labelOf: ({ rencana_aksi }: { rencana_aksi: string }) => rencana_aksi,
  places: panelPlaces,
};

/** Quarterly action plan of the regency, for the units that act. */
export const rencanaAksiRpjmd = definePlanResource({
  endpoints: resources.rencanaAksiRpjmd,
  title: 'Rencana Aksi Kabupaten',
  ...words,
});

/** Quarterly action plan of a unit. */
export const rencanaAksiPd = definePlanResource({
  endpoints: resources.rencanaAksiPd,
  title: 'Rencana Aksi Satuan Kerja',
  ...words,
});

export type RencanaAksi = typeof rencanaAksiPd | typeof rencanaAksiRpjmd;
export type RencanaAksiListRow = ListRow<typeof rencanaAksiPd>;
export type RencanaAksiRow = Row<typeof rencanaAksiPd>;

/** The way from an action to the report of its quarters. */
export const realisasiAddress = (id: number, here: string) => panelAddress(here, `realisasi-${id}`);
