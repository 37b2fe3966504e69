const PATIENCE_MS = 5_000;

/**
 * Whether a server of another origin answers anything at all. A browser does not let a page see what it answers without
 * being allowed to, but lets it know that there was an answer: so a refusal is told from a server that is not there.
 */
export async function isThere(address: string, signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp);
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: stop.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
