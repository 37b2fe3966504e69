import { useSession } from '@selaras/portal';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withYear } from './with-year';

/**
 * The address of a staff page always names the year that it shows, so that whoever gets it sees the same. It is written
 * behind the router's back: pages need not know of it, and nothing is drawn anew.
 */
export function useAddressYear(): void {
  const { tahunKinerja } = useSession();
  const { key, pathname, search, hash } = useLocation();
  // Each move of the router writes an address without the year.
  useEffect(() => {
    const { location, history } = window;
    // The router may be on its way already: the address of the next page is that page's own.
    if (location.pathname !== pathname) return;
    const named = withYear(location.href, tahunKinerja);
    if (named === `${location.pathname}${location.search}${location.hash}`) return;
    history.replaceState(history.state, '', named);
  }, [key, pathname, search, hash, tahunKinerja]);
}
