import { resources } from '@selaras/api-client/perencanaan';
import type { ListRow } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

/** Vision of a period with its missions, goals, objectives and their indicators, read and written as one tree. */
export const visiMisiRpjmd = definePlanResource({
  endpoints: resources.visiMisiRpjmd,
  title: 'Visi, Misi & Tujuan RPJMD',
  sebutan: 'visi, misi dan tujuan',
  labelOf: ({ visi }) => visi,
});

export type VisiRow = ListRow<typeof visiMisiRpjmd>;
type MisiRow = VisiRow['misi'][number];
export type TujuanRow = MisiRow['tujuan'][number];
export type IndikatorTujuanRow = TujuanRow['indikator'][number];
