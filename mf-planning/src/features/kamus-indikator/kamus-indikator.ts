import { endpointsOf } from '@selaras/api-client';
import { type kamusIndikatorCalls, kamusIndikatorEntity, kamusIndikatorRoutes } from '@selaras/contracts';
import { type ListRow, panelPlaces, type Row, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kamusIndikatorEndpoints = endpointsOf<typeof kamusIndikatorCalls>(kamusIndikatorRoutes);

/** The indicator dictionary; its views are states of one page. */
export const kamusIndikator = definePlanResource({
  endpoints: kamusIndikatorEndpoints,
  ...wordsOf(kamusIndikatorEntity),
  labelOf: ({ indikator }) => indikator,
  places: panelPlaces,
});

export type KamusListRow = ListRow<typeof kamusIndikator>;
export type KamusRow = Row<typeof kamusIndikator>;
