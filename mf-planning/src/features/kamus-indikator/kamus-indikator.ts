import { resources } from '@selaras/api-client/perencanaan';
import { panelPlaces } from '../../resource/panel/panel-address';
import { defineResource, type ListRow, type Row } from '../../resource/resource';

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
