import { fileRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Kept files. */
export const fileEndpoints: NamedEndpoints<typeof fileRoutes> = fileRoutes;
