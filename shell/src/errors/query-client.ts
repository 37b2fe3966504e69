import { ApiError, isHandledByPage } from '@selaras/api-client';
import { hasUnsavedChanges } from '@selaras/portal/host';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notices } from '../notices/notices';
import type { DenialStore } from './denial';
import { type CallKind, reactionTo } from './error-catalogue';

/** Data read within this time is shown again without asking the server. */
const FRESH_MS = 30_000;

/** The portal's one QueryClient: every failed call of every remote passes the error catalogue here. */
export function createQueryClient(notices: Notices, denial: DenialStore): QueryClient {
  const react = reactor(notices, denial);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => react(error, 'read', meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => react(error, 'write', meta),
    }),
    defaultOptions: {
      // The API client repeats what may be repeated; a save never waits silently for the network.
      queries: { retry: false, staleTime: FRESH_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Shows a failed call as the catalogue says; refusals that the page tells itself (`handledByPage`) stay its own. */
export function reactor(notices: Notices, denial: DenialStore) {
  return (error: unknown, call: CallKind, meta?: Record<string, unknown>): void => {
    const reaction = reactionTo(error, call);
    if (isRefusal(error) && isHandledByPage(meta, error)) return;
    if (reaction.kind === 'dialog') notices.alert(reaction.title, reaction.text);
    if (reaction.kind === 'denied') {
      denial.set({ pesan: reaction.pesan, recoverable: call === 'write' || hasUnsavedChanges() });
    }
    if (reaction.kind === 'toast') {
      notices.toast({ title: reaction.title, text: reaction.text, tone: 'danger' });
    }
  };
}

/** A save that the server understood but did not do; the specification has no words of its own for it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 403, 422].includes(error.status);
}
