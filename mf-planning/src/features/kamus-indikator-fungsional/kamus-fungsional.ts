import { endpointsOf } from '@selaras/api-client';
import {
  type kamusIndikatorFungsionalCalls,
  kamusIndikatorFungsionalEntity,
  kamusIndikatorFungsionalRoutes,
} from '@selaras/contracts';
import { type ListRow, panelPlaces, type Row, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kamusIndikatorFungsionalEndpoints = endpointsOf<typeof kamusIndikatorFungsionalCalls>(
  kamusIndikatorFungsionalRoutes,
);

/** Outputs per functional position; its views are states of one page. */
export const kamusFungsional = definePlanResource({
  endpoints: kamusIndikatorFungsionalEndpoints,
  ...wordsOf(kamusIndikatorFungsionalEntity),
  labelOf: ({ jabatan, indikator }) => `${jabatan}: ${indikator}`,
  places: panelPlaces,
});

/** What the linked rows are called, wherever they are asked for or shown. */
export const SUB_KEGIATAN = 'Sub kegiatan yang didukung';

export type KamusFungsionalListRow = ListRow<typeof kamusFungsional>;
export type KamusFungsionalRow = Row<typeof kamusFungsional>;
