/** Calls back when the browser has nothing better to do, in half a second at the latest; returns how to call it off. */
export function whenQuiet(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, 100);
  return () => clearTimeout(id);
}
