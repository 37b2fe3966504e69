import { dashboardRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Figures of the dashboards and of the welcome page. */
export const dashboardEndpoints: NamedEndpoints<typeof dashboardRoutes> = dashboardRoutes;
