import type { QueryClient } from '@tanstack/react-query';
import type { RouterState } from 'react-router-dom';
import type { Versions } from './versions';

/** A page that follows a save says that it was saved; that is not taken away. */
const AFTER_SAVE_MS = 5_000;

export interface Taking {
  readonly router: {
    readonly state: Pick<RouterState, 'location'>;
    subscribe(told: (state: Pick<RouterState, 'location' | 'historyAction'>) => void): unknown;
  };
  readonly versions: Pick<Versions, 'get'>;
  readonly mutations: ReturnType<QueryClient['getMutationCache']>;
  readonly reload: () => void;
}

/**
 * Takes new versions when somebody goes on to another page: the page that is about to be drawn is loaded with them.
 * Nothing typed is lost, because whoever left a form was asked before. Going back draws what was there.
 */
export function takeAtNavigation({ router, versions, mutations, reload }: Taking): void {
  let { pathname } = router.state.location;
  const wasJustSaved = () =>
    mutations.getAll().some(({ state }) => Date.now() - state.submittedAt < AFTER_SAVE_MS);
  router.subscribe(({ location, historyAction }) => {
    const isElsewhere = location.pathname !== pathname;
    pathname = location.pathname;
    if (!isElsewhere || historyAction !== 'PUSH') return;
    if (versions.get().waiting && navigator.onLine && !wasJustSaved()) reload();
  });
}
