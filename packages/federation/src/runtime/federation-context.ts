import type { Registry, RegistryEntry } from '@selaras/contracts';
import { createContext, useContext } from 'react';
import type { PageModule } from './page-module';

/** The remotes of the portal, as one shell sees them. */
export interface Federation {
  readonly registry: Registry;
  readonly entryOf: (remote: string) => RegistryEntry | null;
  /** The page when it is loaded already. */
  readonly loaded: (remote: string, page: string) => PageModule | null;
  /**
   * What failed a moment ago fails for the same visit; `again`: somebody asked to try again.
   * @throws {RemoteFailure}
   */
  readonly load: (remote: string, page: string, again?: boolean) => Promise<PageModule>;
  /** Lets go of what runs of a remote: its next page is fetched anew, with everything that it kept of a failure. */
  readonly forget: (remote: string) => void;
  /** The next page of a remote asks what is registered; what runs goes on unless something else took its place. */
  readonly reconsider: (remote: string) => void;
  /** Starts loading without waiting, as while the guards still judge; failures show when the page is opened. */
  readonly prepare: (remote: string, page: string) => void;
  /** Looks at what the remote's code did to what belongs to all; called once its page stands. */
  readonly inspect: (remote: string) => void;
  /** Hook: what the portal hands to pages of another framework. */
  readonly useParcelProps: () => object;
}

const FederationContext = createContext<Federation | null>(null);

/** Hands the federation down to `RemotePage`. */
export const FederationProvider = FederationContext.Provider;

export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (federation === null) throw new Error('RemotePage memerlukan FederationProvider di atasnya.');
  return federation;
}
