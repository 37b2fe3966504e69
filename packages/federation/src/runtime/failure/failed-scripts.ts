import { fetchPastCaches } from './past-caches';

/**
 * Fetches each script of this portal that the browser could not fetch or would not run past every cache, as soon as it
 * failed: bytes that were refused once would be answered from there to whoever tries again, be it another attempt at a
 * page, a fallback version or a part that comes late. Answers how to wait for those that are on their way.
 */
export function refetchFailedScripts(): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const whenFailed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const { href, origin, search } = new URL(target.src, location.href);
    // An address with a query is never asked for again.
    if (origin !== location.origin || search !== '') return;
    const fetching = fetchPastCaches(href).finally(() => running.delete(fetching));
    running.add(fetching);
  };
  // Failures of scripts do not bubble.
  addEventListener('error', whenFailed, true);
  return async () => {
    await Promise.all(running);
  };
}
