import { useShownAtLeast } from '@selaras/ui';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { retryChunkLoad } from './retry-chunk-load';

/**
 * A lazily loaded part of the page: its chunk is fetched when it is first mounted. While the chunk cannot be fetched, as
 * without a connection, the placeholder stays and the fetch is retried; a painted loading sign stays its minimum time. A
 * part that was fetched and throws is a fault like any other.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      fetched ??= (await retryChunkLoad(fetchPart)).default;
    } finally {
      fetching = null;
    }
  }

  return function LazyPart(props) {
    const [Part, show] = useState(() => fetched);
    const [fault, setFault] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Part !== null) return;
      fetching ??= fetchOnce();
      fetching.then(
        () => startTransition(() => show(() => fetched)),
        (error: unknown) => setFault({ error }),
      );
    }, [Part]);
    const waiting = useShownAtLeast(Part === null && fault === null && placeholder !== null);
    if (fault !== null) throw fault.error;
    return Part === null || waiting ? placeholder : <Part {...props} />;
  };
}
