import { usersRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Accounts. */
export const usersEndpoints: NamedEndpoints<typeof usersRoutes> = usersRoutes;
