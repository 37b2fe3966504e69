import { createContext, useContext } from 'react';
import type { Federation } from './federation';

const FederationContext = createContext<Federation | null>(null);

/** Hands the federation down to `RemotePage`. */
export const FederationProvider = FederationContext.Provider;

export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (federation === null) throw new Error('RemotePage memerlukan FederationProvider di atasnya.');
  return federation;
}
