import type { RemoteManifest, User } from '@selaras/contracts';
import { mayOpen } from '../guard/judge';
import type { Portal } from '../portal';
import { fillPath } from './fill-path';
import { PageAddressError } from './page-address-error';
import type { AddressOf, PageId, PageParams, PageQuery, PathOf } from './page-types';

/** The pages of the portal as one reader finds them. */
export interface PortalPages<Manifest extends RemoteManifest = RemoteManifest> {
  /**
   * Address of a page inside the portal, to be handed to the router: `hrefOf('kinerja-program.edit', { id: 7 })`.
   * null, after the host was told, for a page that the portal does not have and for a parameter that is missing; where
   * developers see it, in development and in tests, it throws instead. Ask `hasPage` first for pages of other remotes.
   * @throws {PageAddressError} in development and in tests
   */
  hrefOf<Id extends PageId<Manifest>>(page: Id, ...address: AddressOf<PathOf<Manifest, Id>>): string | null;
  /** Whether the portal has this page and its guard lets this reader in. */
  hasPage(page: PageId<Manifest>): boolean;
  /** Fetches what draws the page ahead of time, as when a link to it is pointed at. Nothing for a page that `hasPage` denies. */
  preload(page: PageId<Manifest>): void;
}

/** Search parameters as they stand in an address, with their question mark; empty without any. */
function searchOf(query: PageQuery): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** What a reader, null for a guest, finds in a portal. */
export function pagesFor(
  user: User | null,
  { pages, preload, onPageAddressError }: Pick<Portal, 'pages' | 'preload' | 'onPageAddressError'>,
): PortalPages {
  const opened = (id: string) => {
    const known = pages.find(id);
    return known !== null && mayOpen(known.page.guard, user) ? known : null;
  };
  const fail = (id: string, message: string) => {
    onPageAddressError(new PageAddressError(id, message));
    return null;
  };

  return {
    hrefOf(id: string, params: PageParams = {}, query: PageQuery = {}) {
      const known = pages.find(id);
      if (known === null) {
        return fail(
          id,
          'this portal does not have it, or several remotes do. Ask hasPage() before hrefOf().',
        );
      }
      const path = fillPath(known.page.path, params);
      if (path === null) return fail(id, `not every parameter of ${known.page.path} was given.`);
      return path + searchOf(query);
    },
    hasPage: (id) => opened(id) !== null,
    preload: (id) => {
      const known = opened(id);
      if (known !== null) preload(known.remote, id);
    },
  };
}
