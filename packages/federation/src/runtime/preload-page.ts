import type { RegistryEntry } from '@selaras/contracts';

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

/** Fetches scripts past every cache: bytes that were refused once would be answered from there again. */
export async function refetch(hints: readonly Hint[]): Promise<void> {
  const urls = new Set(hints.map(({ url }) => new URL(url, location.href).href));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (urls.has(link.href)) link.remove();
  }
  await Promise.allSettled(
    [...urls].map((url) => fetch(url, { cache: 'reload', credentials: 'same-origin' })),
  );
}
