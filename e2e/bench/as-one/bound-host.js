import { PLATFORM_API } from '@selaras/contracts';
import { pages as cascading } from '../../../mf-cascading/src/pages';
import { pages as planning } from '../../../mf-planning/src/pages';

const pagesOf = { mf_cascading: cascading, mf_planning: planning };

/** Stands in for the federation runtime: the pages are here already. */
export const createFederationHost = () => ({
  abilities: { platformApi: PLATFORM_API, shared: {} },
  open: async ({ name }) => pagesOf[name],
});
