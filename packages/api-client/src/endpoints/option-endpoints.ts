import { optionRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Lists to choose from. */
export const optionEndpoints: NamedEndpoints<typeof optionRoutes> = optionRoutes;
