import { useSyncExternalStore } from 'react';
import { usePortal } from './portal-context';
import type { Session } from './session';

/**
 * Who is there and what is chosen; the component is drawn again when any of it changes.
 * @throws outside a portal
 */
export function useSession(): Session {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}
