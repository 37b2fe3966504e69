/** What `read` gives, read anew only when so much time has gone; who asks meanwhile shares one reading. */
export function forAWhile<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= ms) {
      const result = read();
      last = { at: now, result };
      result.catch(() => {
        last = undefined;
      });
    }
    return last.result;
  };
}
