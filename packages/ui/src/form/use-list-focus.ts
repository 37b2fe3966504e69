import { type RefObject, useEffect, useRef } from 'react';

const REACHABLE = ':is(button, input, textarea):not(:disabled, [tabindex="-1"])';

interface ListFocus<Root extends HTMLElement> {
  /** Of what holds the parts and the way to add one. */
  readonly root: RefObject<Root | null>;
  /** To be called by the button that takes its own part away; `at` is the place of that part, counted from 0. */
  readonly onRemove: (at?: number) => void;
}

/**
 * Keeps the focus in a list of parts when one takes itself away, and the focused button with it: on the last control
 * that is left, which adds a part or takes away another one. `count` is how many parts there are. In a list of long
 * parts, which `parts` selects in the root, it stays near: on the first control of the part that has come into the
 * place, or of the one before.
 */
export function useListFocus<Root extends HTMLElement = HTMLDivElement>(
  count: number,
  parts?: string,
): ListFocus<Root> {
  const root = useRef<Root>(null);
  const removed = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    const at = removed.current;
    before.current = count;
    if (!fewer || at === null || root.current === null) return;
    removed.current = null;
    const left = parts === undefined ? [] : [...root.current.querySelectorAll(parts)];
    const near = left[at] ?? left[at - 1];
    if (near !== undefined) near.querySelector<HTMLElement>(REACHABLE)?.focus();
    else if (!root.current.contains(document.activeElement)) {
      [...root.current.querySelectorAll<HTMLElement>(REACHABLE)].at(-1)?.focus();
    }
  }, [count, parts]);
  return {
    root,
    onRemove: (at = 0) => {
      removed.current = at;
    },
  };
}
