import { endpointsOf } from '@selaras/api-client';
import { type visiMisiRpjmdCalls, visiMisiRpjmdEntity, visiMisiRpjmdRoutes } from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const visiMisiRpjmdEndpoints = endpointsOf<typeof visiMisiRpjmdCalls>(visiMisiRpjmdRoutes);

/** Vision of a period with its missions, goals, objectives and their indicators, read and written as one tree. */
export const visiMisiRpjmd = definePlanResource({
  endpoints: visiMisiRpjmdEndpoints,
  ...wordsOf(visiMisiRpjmdEntity),
  labelOf: rowLabelOf(visiMisiRpjmdEntity),
});

export type VisiRow = ListRow<typeof visiMisiRpjmd>;
type MisiRow = VisiRow['misi'][number];
export type TujuanRow = MisiRow['tujuan'][number];
export type IndikatorTujuanRow = TujuanRow['indikator'][number];
