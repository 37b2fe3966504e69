import { useRef } from 'react';

/** What can take the focus around a part that is gone: the table that a deleted row stood in. */
const REGION = '[role="region"][tabindex="0"]';

const CAN_TAKE_IT = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled';

/** Where the focus was when a dialog opened, told so that it is found again when the element itself is gone. */
interface PlaceOfFocus {
  readonly opener: Element;
  /** What it stood in, from the nearest on: of what is taken out, the document no longer tells. */
  readonly around: readonly Element[];
  /** Which of its parent's elements that can take the focus the opener was. */
  readonly position: number;
}

interface OpenDialog {
  readonly content: EventTarget | null;
  readonly place: PlaceOfFocus | null;
}

/** Those that stand, and those that are gone and have not given the focus back yet. */
const dialogs = new Set<OpenDialog>();

/** A dialog that another one took the place of in the same drawing: its content is gone, and nobody has the focus. */
function replaced(): OpenDialog | undefined {
  if (document.activeElement !== document.body) return undefined;
  return [...dialogs].find(({ content }) => content instanceof Element && !content.isConnected);
}

function placeOfFocus(): PlaceOfFocus | null {
  const opener = document.activeElement;
  if (opener === null || opener === document.body) return null;
  const around: Element[] = [];
  for (let at = opener.parentElement; at !== null && at !== document.body; at = at.parentElement)
    around.push(at);
  return { opener, around, position: takersIn(around[0]).indexOf(opener) };
}

const takersIn = (parent: Element | undefined): readonly Element[] =>
  [...(parent?.children ?? [])].filter((child) => child.matches(CAN_TAKE_IT));

/**
 * The opener, or what stands in its place ("Tarik" becomes "Tampilkan"), or the region around it, or the first that can
 * take the focus in what is left around it.
 */
function heirOf({ opener, around, position }: PlaceOfFocus): Element | null | undefined {
  if (opener.isConnected) return opener;
  const left = around.filter(({ isConnected }) => isConnected);
  const takers = left[0] === around[0] && position >= 0 ? takersIn(left[0]) : [];
  return (
    takers[position] ??
    takers.at(-1) ??
    left.find((element) => element.matches(REGION)) ??
    left[0]?.querySelector(CAN_TAKE_IT)
  );
}

/**
 * Gives the focus back to where it was when the dialog opened, or to what stands there now; dialogs here have no trigger of
 * their own. A dialog that takes the place of another (what was asked for in place of the sign that it is loading) gives it
 * back for both.
 */
export function useReturnFocus() {
  const own = useRef<OpenDialog | null>(null);
  return {
    onOpenAutoFocus: ({ target }: Event) => {
      const before = replaced();
      if (before !== undefined) dialogs.delete(before);
      own.current = { content: target, place: before === undefined ? placeOfFocus() : before.place };
      dialogs.add(own.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (own.current === null || !dialogs.delete(own.current)) return;
      const heir = own.current.place && heirOf(own.current.place);
      if (heir instanceof HTMLElement) heir.focus();
    },
  };
}
