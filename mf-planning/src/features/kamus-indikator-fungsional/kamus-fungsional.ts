import { resources } from '@selaras/api-client/perencanaan';
import { defineResource, type ListRow, panelPlaces, type Row } from '@selaras/resource/core';

/** Outputs per functional position; its views are states of one page. */
export const kamusFungsional = defineResource({
  endpoints: resources.kamusIndikatorFungsional,
  title: 'Kamus Indikator Fungsional',
  sebutan: 'kamus indikator fungsional',
  labelOf: ({ jabatan, indikator }) => `${jabatan}: ${indikator}`,
  places: panelPlaces,
});

export type KamusFungsionalListRow = ListRow<typeof kamusFungsional>;
export type KamusFungsionalRow = Row<typeof kamusFungsional>;
