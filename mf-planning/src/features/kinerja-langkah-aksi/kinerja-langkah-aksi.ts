import { endpointsOf } from '@selaras/api-client';
import {
  type kinerjaLangkahAksiCalls,
  kinerjaLangkahAksiEntity,
  kinerjaLangkahAksiRoutes,
} from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const kinerjaLangkahAksiEndpoints = endpointsOf<typeof kinerjaLangkahAksiCalls>(kinerjaLangkahAksiRoutes);

/** Action step below a sub-activity with the team members that carry it. */
export const kinerjaLangkahAksi = definePlanResource({
  endpoints: kinerjaLangkahAksiEndpoints,
  ...wordsOf(kinerjaLangkahAksiEntity),
  labelOf: rowLabelOf(kinerjaLangkahAksiEntity),
});
