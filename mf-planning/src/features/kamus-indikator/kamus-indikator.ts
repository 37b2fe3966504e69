import { resources } from '@selaras/api-client/perencanaan';
import { defineResource, type ListRow, panelPlaces, type Row } from '@selaras/resource/core';

/** The indicator dictionary; its views are states of one page. */
export const kamusIndikator = defineResource({
  endpoints: resources.kamusIndikator,
  title: 'Kamus Indikator',
  sebutan: 'kamus indikator',
  labelOf: ({ indikator }) => indikator,
  places: panelPlaces,
});

export type KamusListRow = ListRow<typeof kamusIndikator>;
export type KamusRow = Row<typeof kamusIndikator>;
