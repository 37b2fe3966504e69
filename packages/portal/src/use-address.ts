import { useCallback, useRef } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from './navigation';

/** Makes the wanted search parameters from those that were asked for last; `before` is the caller's own copy. */
export type AddressChange = (before: URLSearchParams) => URLSearchParams;

/**
 * What was asked for while a location is drawn and is not drawn yet, the last at the end: every part of a page sees the
 * same location object.
 */
const askedFrom = new WeakMap<Location, readonly URLSearchParams[]>();

/**
 * The search parameters of the page's address, and the way to change them. Changes that come before the last one is
 * drawn build on each other, whichever parts of the page make them; `useSearchParams` gives each the drawn parameters,
 * so that of two only the last would stay.
 */
export function useAddress(): [URLSearchParams, (make: AddressChange, options?: NavigateOptions) => void] {
  const location = useLocation();
  const [address, setAddress] = useSearchParams();
  const drawn = useRef({ location, address, setAddress });
  carryOver(drawn.current.location, location);
  drawn.current = { location, address, setAddress };
  const change = useCallback((make: AddressChange, options?: NavigateOptions) => {
    const { location, address, setAddress } = drawn.current;
    const waiting = askedFrom.get(location) ?? [];
    const asked = make(new URLSearchParams(waiting.at(-1) ?? address));
    askedFrom.set(location, [...waiting, asked]);
    setAddress(asked, options);
  }, []);
  return [address, change];
}

/**
 * On a busy machine an earlier change is drawn while a later one is still on its way: that one stays asked for. Nothing
 * does where somebody has gone elsewhere.
 */
function carryOver(before: Location, now: Location): void {
  if (before === now || before.pathname !== now.pathname || askedFrom.has(now)) return;
  const asked = askedFrom.get(before) ?? [];
  const search = new URLSearchParams(now.search).toString();
  const at = asked.findIndex((address) => address.toString() === search);
  if (at !== -1) askedFrom.set(now, asked.slice(at + 1));
}
