import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { RemoteFailure } from './failure/failure';
import { useFederation } from './federation-context';

export type RemotePageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Page: ComponentType }
  | { readonly kind: 'failed'; readonly failure: RemoteFailure };

/** Loads a page of a remote; `attempt` counts how often somebody asked to try again. */
export function useRemotePage(
  remote: string,
  page: string,
  attempt: number,
  onFailure: (failure: RemoteFailure) => void,
): RemotePageState {
  const federation = useFederation();
  const key = `${remote}/${page}/${attempt}`;
  const [outcome, setOutcome] = useState<{ key: string; state: RemotePageState } | null>(null);

  const report = useEffectEvent(onFailure);

  useEffect(() => {
    let current = true;
    const settle = (state: RemotePageState) => {
      if (current) setOutcome({ key: `${remote}/${page}/${attempt}`, state });
    };
    federation.load(remote, page, attempt > 0).then(
      ({ Page }) => settle({ kind: 'ready', Page }),
      (error: unknown) => {
        const failure =
          error instanceof RemoteFailure
            ? error
            : new RemoteFailure('GAGAL_DISIAPKAN', remote, null, { cause: error });
        report(failure);
        settle({ kind: 'failed', failure });
      },
    );
    return () => {
      current = false;
    };
  }, [federation, remote, page, attempt]);

  const loaded = federation.loaded(remote, page);
  if (loaded !== null) return { kind: 'ready', Page: loaded.Page };
  return outcome?.key === key ? outcome.state : { kind: 'loading' };
}
