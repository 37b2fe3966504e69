import type { NamedEndpoints } from '@selaras/api-client';
import { akunRoutes } from '@selaras/contracts';

/** One's own account: asked for by its page alone, so no other page brings them along. */
export const accountEndpoints: NamedEndpoints<typeof akunRoutes> = akunRoutes;
