import type { RegistryEntry } from '@selaras/contracts';
import { fetchPastCaches } from './failure/past-caches';

interface Hint {
  readonly url: string;
  readonly integrity: string | undefined;
}

/** Scripts that a page of a remote needs, with their hashes. */
export function pageHints({ entry, preload, integrity }: RegistryEntry, page: string): Hint[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return (preload[page] ?? []).map((file) => ({ url: `${folder}${file}`, integrity: integrity[file] }));
}

/** Asks the browser to fetch scripts side by side, before one of them names the next. */
export function addHints(hints: readonly Hint[]): void {
  for (const { url, integrity } of hints) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = url;
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined) link.integrity = integrity;
    const known = [...document.head.querySelectorAll('link[rel=preload]')];
    if (!known.some((other) => other instanceof HTMLLinkElement && other.href === link.href)) {
      document.head.append(link);
    }
  }
}

/** Takes hints back: what is still on its way to no script is given up, and its connection is free for others. */
export function dropHints(hints: readonly Hint[]): void {
  const urls = urlsOf(hints);
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (urls.has(link.href)) link.remove();
  }
}

/** Fetches scripts past every cache: bytes that were refused once would be answered from there again. */
export async function refetch(hints: readonly Hint[]): Promise<void> {
  dropHints(hints);
  await Promise.all([...urlsOf(hints)].map(fetchPastCaches));
}

const urlsOf = (hints: readonly Hint[]) => new Set(hints.map(({ url }) => new URL(url, location.href).href));
