import { resources } from '@selaras/api-client/perencanaan';
import { type ListRow, panelPlaces, type Row } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** The indicator dictionary; its views are states of one page. */
export const kamusIndikator = definePlanResource({
  endpoints: resources.kamusIndikator,
  title: 'Kamus Indikator',
  sebutan: 'kamus indikator',
  labelOf: ({ indikator }) => indikator,
  places: panelPlaces,
});

export type KamusListRow = ListRow<typeof kamusIndikator>;
export type KamusRow = Row<typeof kamusIndikator>;
