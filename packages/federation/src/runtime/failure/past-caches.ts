/** As long as a page is waited for. */
const PATIENCE_MS = 6000;

/**
 * Fetches a file of this portal past every cache, so that these have its sound bytes from then on. Never rejects: who
 * asks for the file next learns what is the matter. What does not come in time is given up: a browser has six connections
 * to a server, and files that never come would keep the rest of the portal from it.
 */
export async function fetchPastCaches(url: string): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(url, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: patience.signal,
    });
    // A cache has the whole of it only once it was read.
    await answer.arrayBuffer();
  } catch {
    // See above.
  } finally {
    clearTimeout(timer);
  }
}
