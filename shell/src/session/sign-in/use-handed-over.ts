import { useSyncExternalStore } from 'react';
import { useShell } from '../../shell-context';

/** Whether somebody is to be asked if he is who the address signed in. */
export function useHandedOver(): boolean {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, () => {
    const { handedOver, user } = session.state();
    return handedOver && user !== null;
  });
}
