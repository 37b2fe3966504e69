import type { NamedEndpoints } from '@selaras/api-client';
import { remoteRoutes } from '@selaras/contracts';

/** Versions of remotes, their channels and deploy tokens: asked for by the panel alone, so no other page brings them along. */
export const remoteEndpoints: NamedEndpoints<typeof remoteRoutes> = remoteRoutes;
