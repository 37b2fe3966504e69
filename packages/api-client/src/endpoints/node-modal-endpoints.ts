import { nodeModalRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** What the buttons of a box open. */
export const nodeModalEndpoints: NamedEndpoints<typeof nodeModalRoutes> = nodeModalRoutes;
