import {
  berkasRoutes,
  cascadingRoutes,
  countDownRoutes,
  dashboardRoutes,
  insidenRoutes,
  nodeModalRoutes,
  optionRoutes,
  perjanjianDocumentRoutes,
  planningValidationRoutes,
  rekapPrintRoutes,
  searchRoutes,
  sessionRoutes,
  usersRoutes,
} from '@selaras/contracts';
import type { Endpoint } from './endpoint';

type Contracts = typeof import('@selaras/contracts');

const routes = {
  ...berkasRoutes,
  ...searchRoutes,
  ...cascadingRoutes,
  ...countDownRoutes,
  ...dashboardRoutes,
  ...insidenRoutes,
  ...nodeModalRoutes,
  ...optionRoutes,
  ...perjanjianDocumentRoutes,
  ...planningValidationRoutes,
  ...rekapPrintRoutes,
  ...sessionRoutes,
  ...usersRoutes,
};

/** Calls that shell and several remotes ask for, by their name in contracts without `Call`. */
export const endpoints: {
  readonly [Name in keyof typeof routes]: Endpoint<Contracts[`${Name}Call`]>;
} = routes;
