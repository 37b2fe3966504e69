import { resources } from '@selaras/api-client/perencanaan';
import { type ListRow, panelPlaces, type Row } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Outputs per functional position; its views are states of one page. */
export const kamusFungsional = definePlanResource({
  endpoints: resources.kamusIndikatorFungsional,
  title: 'Kamus Indikator Fungsional',
  sebutan: 'kamus indikator fungsional',
  labelOf: ({ jabatan, indikator }) => `${jabatan}: ${indikator}`,
  places: panelPlaces,
});

export type KamusFungsionalListRow = ListRow<typeof kamusFungsional>;
export type KamusFungsionalRow = Row<typeof kamusFungsional>;
