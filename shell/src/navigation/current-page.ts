import type { PageEntry } from '@selaras/contracts';
import { useMatches, useParams } from 'react-router-dom';

/** What a route carries of the page it shows. */
export interface PageHandle {
  readonly page: PageEntry;
}

/** The page that is open now, or null on an address that has none. */
export function useCurrentPage(): PageEntry | null {
  const matches = useMatches();
  for (const { handle } of [...matches].reverse()) {
    if (isPageHandle(handle)) return handle.page;
  }
  return null;
}

export function useCurrentParams() {
  return useParams();
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
