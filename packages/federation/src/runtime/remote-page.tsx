import { type ReactNode, useEffect, useState } from 'react';
import { isChunkError } from './failure/chunk-error';
import { RemoteFailure } from './failure/failure';
import { useFederation } from './federation-context';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailurePanel, type RemoteFailureProps } from './remote-failure-panel';
import { useRemotePage } from './use-remote-page';

export interface RemotePageProps {
  /** Name of the remote, `mf_…`. */
  readonly remote: string;
  /** Page id of its manifest. */
  readonly page: string;
  /** Shown while it loads. */
  readonly loading?: ReactNode;
  /** Hook that answers whether `loading` is shown, for who keeps it there for a least time; as long as it loads without. */
  readonly useLoading?: (isLoading: boolean) => boolean;
  /** Draws a failure; plain without it. */
  readonly renderFailure?: (props: RemoteFailureProps) => ReactNode;
  /** Told of every failure, for the log. */
  readonly onFailure?: (failure: RemoteFailure) => void;
}

/**
 * A page of a remote in its place. Whatever goes wrong with it, from fetching to drawing, stays in this place; the
 * rest of the portal goes on.
 */
export function RemotePage(props: RemotePageProps) {
  const { remote, page, loading = null, useLoading = asItIs, renderFailure, onFailure } = props;
  const [attempt, setAttempt] = useState(0);
  const { entryOf, forget, reconsider, inspect } = useFederation();
  const state = useRemotePage(remote, page, attempt, (failure) => onFailure?.(failure));

  const isReady = state.kind === 'ready';
  // What a page does while it is drawn is done by then.
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => inspect(remote));
    return () => clearTimeout(timer);
  }, [isReady, inspect, remote, page]);

  const waiting = useLoading(state.kind === 'loading');

  const panel = (failure: RemoteFailure) => {
    const about: RemoteFailureProps = {
      title: entryOf(remote)?.manifest.title ?? remote,
      failure,
      onRetry: () => {
        // The page is there, a part of it is not: React's `lazy` remembers that as long as the page's module lives.
        if (failure.step === 'mount' && isChunkError(failure.cause)) forget(remote);
        // Who mended what the page throws has put another version in its place.
        else if (failure.step === 'mount') reconsider(remote);
        setAttempt((count) => count + 1);
      },
    };
    return renderFailure?.(about) ?? <RemoteFailurePanel {...about} />;
  };
  const drawingFailed = (error: unknown) =>
    new RemoteFailure('GAGAL_TAMPIL', remote, entryOf(remote)?.version ?? null, { cause: error });

  if (waiting || state.kind === 'loading') return loading;
  if (state.kind === 'failed') return panel(state.failure);
  const { Page } = state;
  return (
    <RemoteBoundary
      key={`${remote}/${page}/${attempt}`}
      onError={(error) => onFailure?.(drawingFailed(error))}
      renderError={(error) => panel(drawingFailed(error))}
    >
      <Page />
    </RemoteBoundary>
  );
}

const asItIs = (isLoading: boolean) => isLoading;
