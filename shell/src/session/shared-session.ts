import type { Session as SharedSession } from '@selaras/portal';
import type { Session } from './session';
import type { SessionState } from './session-state';

/** The session as every page may see it: the token, and how it came, stay in the shell. */
export function sharedSession(session: Pick<Session, 'state' | 'subscribe' | 'refresh'>) {
  let seen: SessionState | null = null;
  let shared: SharedSession;
  return {
    get(): SharedSession {
      const state = session.state();
      if (state !== seen) {
        const { token: _, handedOver: __, ...rest } = state;
        seen = state;
        shared = rest;
      }
      return shared;
    },
    subscribe: session.subscribe,
    refresh: session.refresh,
  };
}
