import { perjanjianDocumentRoutes, rekapPrintRoutes } from '@selaras/contracts';
import type { NamedEndpoints } from './named-endpoints';

/** Papers that open in a tab of their own. */
const routes = { ...perjanjianDocumentRoutes, ...rekapPrintRoutes };

export const documentEndpoints: NamedEndpoints<typeof routes> = routes;
