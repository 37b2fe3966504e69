import { PLATFORM_API } from '@selaras/contracts';
import { remotes } from './remotes';

const pagesOf = Object.fromEntries(remotes.map(({ manifest, pages }) => [manifest.name, pages]));

/** Stands in for the federation runtime: the pages are here already. */
export const createFederationHost = () => ({
  abilities: { platformApi: PLATFORM_API, shared: {} },
  open: async ({ name }) => pagesOf[name],
});
