import { useLayoutEffect } from 'react';
import { usePortal } from './portal-context';

/**
 * Gives the caller's page the whole window as long as `hidden` says so and the page is there; see `Chrome`. One page that
 * follows another and asks for the same gets it without the portal's bars flashing up between them.
 * @throws outside a portal
 */
export function useChromeHidden(hidden: boolean): void {
  const { chrome } = usePortal();
  useLayoutEffect(() => (hidden ? chrome.hide() : undefined), [hidden, chrome]);
}
