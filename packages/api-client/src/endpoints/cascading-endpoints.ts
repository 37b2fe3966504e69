import { cascadingRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** The trees. */
export const cascadingEndpoints: NamedEndpoints<typeof cascadingRoutes> = cascadingRoutes;
