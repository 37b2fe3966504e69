import { ApiError } from '@selaras/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notices } from '../notices/notices';
import type { DenialStore } from './denial';
import { type CallKind, reactionTo } from './error-catalogue';

/** Data read within this time is shown again without asking the server. */
const FRESH_MS = 30_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Refusals (404, 409, 412, 423, 428, 429) that the form tells itself, beside what they are about. */
      handledStatuses?: readonly number[];
    };
  }
}

/** The portal's one QueryClient: every failed call of every remote passes the error catalogue here. */
export function createQueryClient(notices: Notices, denial: DenialStore): QueryClient {
  const react = reactor(notices, denial);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => react(error, 'read') }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => react(error, 'write', meta?.handledStatuses),
    }),
    defaultOptions: {
      // The API client repeats what may be repeated; a save never waits silently for the network.
      queries: { retry: false, staleTime: FRESH_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Shows a failed call as the catalogue says. */
export function reactor(notices: Notices, denial: DenialStore) {
  return (error: unknown, call: CallKind, handledStatuses: readonly number[] = []): void => {
    const reaction = reactionTo(error, call);
    if (isRefusal(error) && handledStatuses.includes(error.status)) return;
    if (reaction.kind === 'dialog') notices.alert(reaction.title, reaction.text);
    if (reaction.kind === 'denied') denial.set({ pesan: reaction.pesan, recoverable: call === 'write' });
    if (reaction.kind === 'toast') {
      notices.toast({ title: reaction.title, text: reaction.text, tone: 'danger' });
    }
  };
}

/** A save that the server understood but did not do; the specification has no words of its own for it. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && ![401, 403, 422].includes(error.status);
}
