import { endpointsOf } from '@selaras/api-client';
import {
  type rencanaAksiPdCalls,
  rencanaAksiPdEntity,
  rencanaAksiPdRoutes,
  type rencanaAksiRpjmdCalls,
  rencanaAksiRpjmdEntity,
  rencanaAksiRpjmdRoutes,
} from '@selaras/contracts';
import { type ListRow, panelAddress, panelPlaces, type Row, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const rencanaAksiRpjmdEndpoints = endpointsOf<typeof rencanaAksiRpjmdCalls>(rencanaAksiRpjmdRoutes);
export const rencanaAksiPdEndpoints = endpointsOf<typeof rencanaAksiPdCalls>(rencanaAksiPdRoutes);

const words = {
  labelOf: ({ rencana_aksi }: { rencana_aksi: string }) => rencana_aksi,
  places: panelPlaces,
};

/** Quarterly action plan of the regency, for the units that act. */
export const rencanaAksiRpjmd = definePlanResource({
  endpoints: rencanaAksiRpjmdEndpoints,
  ...wordsOf(rencanaAksiRpjmdEntity),
  ...words,
});

/** Quarterly action plan of a unit. */
export const rencanaAksiPd = definePlanResource({
  endpoints: rencanaAksiPdEndpoints,
  ...wordsOf(rencanaAksiPdEntity),
  ...words,
});

export type RencanaAksi = typeof rencanaAksiPd | typeof rencanaAksiRpjmd;
export type RencanaAksiListRow = ListRow<typeof rencanaAksiPd>;
export type RencanaAksiRow = Row<typeof rencanaAksiPd>;

/** The way from an action to the report of its quarters. */
export const realisasiAddress = (id: number, here: string) => panelAddress(here, `realisasi-${id}`);
