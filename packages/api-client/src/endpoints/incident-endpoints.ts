import { incidentRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Faults of browsers, told to the server. */
export const incidentEndpoints: NamedEndpoints<typeof incidentRoutes> = incidentRoutes;
