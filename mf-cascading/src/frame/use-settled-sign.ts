import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { UnderWay } from '../diagram/store/under-way';

/**
 * Says at the page's root element, as `data-settled`, whether picture and address stay as they are until somebody does
 * something. What is asked of the address counts from when it is asked until it is drawn.
 */
export function useSettledSign<Address extends object>(
  root: RefObject<HTMLElement | null>,
  address: Address,
  change: (part: Partial<Address>) => void,
) {
  // A picture's place is not in the address before its tools have come.
  const [underWay] = useState(() => new UnderWay('address'));
  const asked = useRef<Partial<Address>>({});
  const drawn = useRef(address);
  const check = useCallback(() => {
    asked.current = without(asked.current, drawn.current);
    underWay.mark('asked', Object.keys(asked.current).length > 0);
  }, [underWay]);

  useEffect(() => {
    drawn.current = address;
    check();
  }, [address, check]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const tell = () => {
      element.dataset.settled = String(underWay.nothing);
    };
    tell();
    const leave = underWay.subscribe(tell);
    return () => {
      leave();
      delete element.dataset.settled;
    };
  }, [root, underWay]);

  const onAddress = useCallback(
    (part: Partial<Address>) => {
      Object.assign(asked.current, part);
      check();
      change(part);
    },
    [change, check],
  );
  return { underWay, onAddress };
}

/** What of the asked part the address does not say yet. An empty state and none are the same picture. */
function without<Address extends object>(asked: Partial<Address>, said: Address): Partial<Address> {
  const names = Object.keys(asked) as (keyof Address)[];
  const unsaid = names.filter(
    (name) => asked[name] !== undefined && (asked[name] ?? '') !== (said[name] ?? ''),
  );
  return Object.fromEntries(unsaid.map((name) => [name, asked[name]])) as Partial<Address>;
}
