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

/** What a page that stays open for long tells the server, with the times of its files, reaches nobody here. */
performance.getEntriesByType ??= () => [];
globalThis.fetch ??= () => Promise.reject(new TypeError('no network'));
