import { useLocation } from '@selaras/portal';
import type { Area } from '../display-pages';
import { pageAt } from '../page-at';

/** Which of the displays is open. */
export interface DisplayKind {
  readonly area: Area;
  /** Shows what everybody may see, for the public year. */
  readonly publik: boolean;
  readonly title: string;
}

/** The kind of the display at this path; null for any other path. */
export function kindOf(pathname: string): DisplayKind | null {
  const page = pageAt(pathname);
  if (page === null) return null;
  return {
    area: page.id.includes('mikro.') ? 'mikro' : 'makro',
    publik: page.guard === 'none',
    title: page.title,
  };
}

/** The display that is open. A page and its public twin are one component. */
export function useDisplayKind(): DisplayKind {
  const { pathname } = useLocation();
  const kind = kindOf(pathname);
  if (kind === null) throw new Error(`${pathname} is no display`);
  return kind;
}
