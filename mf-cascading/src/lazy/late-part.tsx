import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { untilFetched } from './until-fetched';

/**
 * A part of the page that is fetched once it has a place there, and drawn as soon as it has come. While it cannot be
 * had, as without a connection, what stands in its place stays: it is asked for again after growing pauses and as soon
 * as the browser is online. A part that was fetched and does not run is a fault like any other.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  inItsPlace: ReactNode = null,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  let fetching: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      fetched ??= (await untilFetched(fetchPart)).default;
    } finally {
      fetching = null;
    }
  }

  return function LatePart(props) {
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
    if (fault !== null) throw fault.error;
    return Part === null ? inItsPlace : <Part {...props} />;
  };
}
