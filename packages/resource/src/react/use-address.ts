import { type Location, type NavigateOptions, useLocation, useSearchParams } from '@selaras/portal';
import { useCallback, useRef } from 'react';

/** Makes the wanted search parameters from those that were asked for last; `before` is the caller's own copy. */
export type AddressChange = (before: URLSearchParams) => URLSearchParams;

/** What was asked for last while a location is drawn: every part of a page sees the same location object. */
const askedFrom = new WeakMap<Location, URLSearchParams>();

/**
 * The search parameters of the page's address, and the way to change them. Changes that come before the last one is
 * drawn build on each other, whichever parts of the page make them; `useSearchParams` gives each the drawn parameters,
 * so that of two only the last would stay.
 */
export function useAddress(): [URLSearchParams, (make: AddressChange, options?: NavigateOptions) => void] {
  const location = useLocation();
  const [address, setAddress] = useSearchParams();
  const drawn = useRef({ location, address, setAddress });
  drawn.current = { location, address, setAddress };
  const change = useCallback((make: AddressChange, options?: NavigateOptions) => {
    const { location, address, setAddress } = drawn.current;
    const asked = make(new URLSearchParams(askedFrom.get(location) ?? address));
    askedFrom.set(location, asked);
    setAddress(asked, options);
  }, []);
  return [address, change];
}
