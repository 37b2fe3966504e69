import { searchRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** The search over everything. */
export const searchEndpoints: NamedEndpoints<typeof searchRoutes> = searchRoutes;
