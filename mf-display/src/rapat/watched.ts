import { useSyncExternalStore } from 'react';

/** A value that outlives the page that changes it. */
export interface Watched<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function watched<Value>(first: Value): Watched<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useWatched = <Value>({ subscribe, get }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, get);
