import { createContext, use } from 'react';
import type { Portal } from './portal';

const PortalContext = createContext<Portal | null>(null);

/** Hands the portal down to shell and remotes. Rendered once by the host, and by tests around what they draw. */
export const PortalProvider = PortalContext.Provider;

/**
 * The portal itself, for code that asks later than it is drawn, as handlers do: `portal.session.get()`. What is drawn
 * uses `useSession()`, `useYears()`, `usePages()`, `useNotices()` and `useUnsavedChanges()`.
 * @throws outside a portal
 */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) {
    throw new Error(
      'usePortal is used outside PortalProvider. In a test, draw inside <PortalAround> of @selaras/portal/testing.',
    );
  }
  return portal;
}
