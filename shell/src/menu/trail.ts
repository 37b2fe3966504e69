import type { PageEntry } from '@selaras/contracts';
import { fillPath } from '@selaras/portal/host';

export interface TrailStep {
  readonly label: string;
  /** Path to go to; null for the page itself. */
  readonly path: string | null;
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The breadcrumb of a page: its parents from the root down, then itself. Parents that do not exist, or that the reader
 * could not open, are left out.
 */
export function trailOf(
  page: PageEntry,
  pages: readonly PageEntry[],
  params: Params,
  opens: (parent: PageEntry) => boolean,
): TrailStep[] {
  const byId = new Map(pages.map((entry) => [entry.id, entry]));
  const steps: TrailStep[] = [{ label: page.title, path: null }];
  const seen = new Set([page.id]);
  let parent = page.parent;
  while (parent !== undefined && !seen.has(parent)) {
    seen.add(parent);
    const entry = byId.get(parent);
    const path = entry && fillPath(entry.path, params);
    if (entry && path && opens(entry)) steps.unshift({ label: entry.title, path });
    parent = entry?.parent;
  }
  return steps;
}
