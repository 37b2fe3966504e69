import type { PageEntry, RemoteManifest } from '@selaras/contracts';

/** A page and whose it is. */
interface KnownPage {
  readonly remote: RemoteManifest['name'];
  readonly page: PageEntry;
}

/** The pages of a portal by their ids, which no two remotes may share. */
export interface PageIndex {
  /** null for an id that no manifest has, and for one that several have: nobody could say which is meant. */
  find(id: string): KnownPage | null;
  /** Ids that several pages have. */
  readonly repeated: readonly string[];
}

/** Reads the pages of all manifests, the host's own included. */
export function createPageIndex(manifests: readonly RemoteManifest[]): PageIndex {
  const byId = new Map<string, KnownPage>();
  const repeated = new Set<string>();
  for (const { name, pages } of manifests) {
    for (const page of pages) {
      if (byId.has(page.id)) repeated.add(page.id);
      byId.set(page.id, { remote: name, page });
    }
  }
  return {
    find: (id) => (repeated.has(id) ? null : (byId.get(id) ?? null)),
    repeated: [...repeated],
  };
}
