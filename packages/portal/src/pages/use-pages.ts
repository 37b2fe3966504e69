import type { RemoteManifest } from '@selaras/contracts';
import { useMemo } from 'react';
import { usePortal } from '../portal-context';
import { useSession } from '../use-session';
import { type PortalPages, pagesFor } from './portal-pages';

/**
 * The pages of the portal as the present reader finds them: addresses, what he may open, fetching ahead.
 * `usePages<typeof manifest>()` knows the ids and parameters of the caller's own pages; without it any id is taken, as
 * for pages of other remotes.
 * @throws outside a portal
 */
export function usePages<Manifest extends RemoteManifest = RemoteManifest>(): PortalPages<Manifest> {
  const portal = usePortal();
  const { user } = useSession();
  return useMemo(() => pagesFor(user, portal), [user, portal]);
}
