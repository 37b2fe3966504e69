import { type RefObject, useEffect, useRef } from 'react';

const REACHABLE = ':is(button, input, textarea):not(:disabled, [tabindex="-1"])';

interface ListFocus<Root extends HTMLElement> {
  /** Of what holds the parts and the way to add one. */
  readonly root: RefObject<Root | null>;
  /** To be called by the button that takes its own part away. */
  readonly onRemove: () => void;
}

/**
 * Keeps the focus in a list of parts when one takes itself away, and the focused button with it: on the last control
 * that is left, which adds a part or takes away another one. `count` is how many parts there are.
 */
export function useListFocus<Root extends HTMLElement = HTMLDivElement>(count: number): ListFocus<Root> {
  const root = useRef<Root>(null);
  const removing = useRef(false);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || !removing.current) return;
    removing.current = false;
    const left = root.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? [];
    if (!root.current?.contains(document.activeElement)) [...left].at(-1)?.focus();
  }, [count]);
  return {
    root,
    onRemove: () => {
      removing.current = true;
    },
  };
}
