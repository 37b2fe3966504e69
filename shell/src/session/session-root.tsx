import { SessionProvider } from '@selaras/api-client';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Session } from './session';

/** Hands the session down to every page; the token stays in the shell. */
export function SessionRoot({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  return <SessionProvider value={state}>{children}</SessionProvider>;
}
