import { runInThisContext } from 'node:vm';

/** The data router works with the platform's requests, which the simulated document does not have. */
const names = ['Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'];

for (const name of names) {
  Object.defineProperty(globalThis, name, {
    value: runInThisContext(name),
    writable: true,
    configurable: true,
  });
}

/** Times of files, which pages that stay open for long tell the server. */
performance.getEntriesByType ??= () => [];
