import { resources } from '@selaras/api-client/perencanaan';
import type { ListRow } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Contribution of one unit below a node of another. */
export const kinerjaCrossCutting = definePlanResource({
  endpoints: resources.kinerjaCrossCutting,
  title: 'Kinerja Cross Cutting',
  sebutan: 'usulan cross cutting',
  labelOf: ({ induk, anak }) => `${anak.indikator} untuk ${induk.indikator}`,
});

export type CrossRow = ListRow<typeof kinerjaCrossCutting>;
export type CrossEnd = CrossRow['induk'];
