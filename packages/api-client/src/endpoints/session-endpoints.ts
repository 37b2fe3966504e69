import { countDownRoutes, planningValidationRoutes, sessionRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Who is signed in, and what every page tells him: asked for as the portal opens. */
const routes = { ...sessionRoutes, ...countDownRoutes, ...planningValidationRoutes };

export const sessionEndpoints: NamedEndpoints<typeof routes> = routes;
