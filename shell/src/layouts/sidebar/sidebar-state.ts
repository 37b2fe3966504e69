import { shellConstants } from '@selaras/domain';
import { useCallback, useEffect, useState } from 'react';

const NARROW_KEY = 'selaras_sidebar';

export interface SidebarState {
  /** Icons only, on wide screens; remembered. */
  readonly narrow: boolean;
  /** Open over the page, on small screens. */
  readonly open: boolean;
  toggle(): void;
  /** A link was followed: on small screens the sidebar collapses (spec 2 §2.11). */
  linkClicked(): void;
  close(): void;
}

/** Whether the screen is narrower than 992 px (spec 2 §9). */
function isSmallScreen(width: number): boolean {
  return width < shellConstants.smallScreenPx;
}

export function useSidebarState(): SidebarState {
  const [narrow, setNarrow] = useState(() => kept() === 'sempit');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const closeOnWideScreen = () => !isSmallScreen(window.innerWidth) && setOpen(false);
    window.addEventListener('keydown', closeOnEscape);
    window.addEventListener('resize', closeOnWideScreen);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('resize', closeOnWideScreen);
    };
  }, [open]);

  return {
    narrow,
    open,
    close,
    toggle() {
      if (isSmallScreen(window.innerWidth)) {
        setOpen(!open);
        return;
      }
      keep(narrow ? 'lebar' : 'sempit');
      setNarrow(!narrow);
    },
    linkClicked() {
      if (isSmallScreen(window.innerWidth)) close();
    },
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(NARROW_KEY);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(NARROW_KEY, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
