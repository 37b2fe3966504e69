import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The federation runtime keeps the promise of a shared module that is being fetched, for all remotes and for ever: one
 * that could not be fetched would never be asked for again. This forgets it, so that the next part that needs the module
 * makes a new request.
 */
export const forgetLostShares: ModuleFederationRuntimePlugin = {
  name: 'selaras:forget-lost-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (shared.loaded !== true) shared.loading = null;
      }
    }
  },
};
