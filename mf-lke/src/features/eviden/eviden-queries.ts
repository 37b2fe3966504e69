import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkeIsianCalls,
  lkeIsianRoutes,
  type lkePembagianCalls,
  lkePembagianRoutes,
} from '@selaras/contracts';
import { lembarQueries } from '../../lembar/lembar-queries';

const [RESOURCE] = lembarQueries.all;

export const isianEndpoints = endpointsOf<typeof lkeIsianCalls>(lkeIsianRoutes);
export const pembagianEndpoints = endpointsOf<typeof lkePembagianCalls>(lkePembagianRoutes);

/** What filling in a worksheet reads besides the worksheet itself. */
export const evidenQueries = {
  tahunLalu: (satkerId: number) => callQuery(RESOURCE, isianEndpoints.lastYear, { params: { satkerId } }),
  pembagian: (satkerId: number) => callQuery(RESOURCE, pembagianEndpoints.get, { params: { satkerId } }),
  pilihan: (satkerId: number) =>
    callQuery(RESOURCE, pembagianEndpoints.choices, { params: { satkerId }, query: {} }),
};
