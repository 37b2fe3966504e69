import { useEffect, useState } from 'react';
import type { MenuSection } from '../../menu/build-menu';

const OPEN_KEY = 'selaras_menu';

/** Up to so many entries a menu is read at a glance, and nothing of it is folded at first. */
const AT_A_GLANCE = 12;

type Chosen = Readonly<Record<string, boolean>>;

export interface OpenGroups {
  isOpen(name: string): boolean;
  toggle(name: string): void;
}

/**
 * Which groups of a menu lie open: those that were used, by a press on their heading or by opening a page of theirs.
 * Remembered in this browser, for all menus by the names of their groups.
 *
 * @param used the group of the open page
 */
export function useOpenGroups(sections: readonly MenuSection[], used: string | undefined): OpenGroups {
  const [chosen, setChosen] = useState(kept);
  const [last, setLast] = useState<string>();
  const short = sections.reduce((total, { entries }) => total + entries.length, 0) <= AT_A_GLANCE;
  const isOpen = (name: string) => chosen[name] ?? short;

  const choose = (name: string, open: boolean) => setChosen({ ...chosen, [name]: open });
  useEffect(() => keep(chosen), [chosen]);

  // The group of a page opens with the page itself, not a picture later; whoever folds it then is left in peace.
  if (used !== last) {
    setLast(used);
    if (used !== undefined && !isOpen(used)) choose(used, true);
  }

  return { isOpen, toggle: (name) => choose(name, !isOpen(name)) };
}

function kept(): Chosen {
  try {
    return { ...JSON.parse(localStorage.getItem(OPEN_KEY) ?? '{}') };
  } catch {
    return {};
  }
}

function keep(chosen: Chosen): void {
  try {
    localStorage.setItem(OPEN_KEY, JSON.stringify(chosen));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
