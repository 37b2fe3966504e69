import { useLocation } from '@selaras/portal';
import type { Area } from '../display-pages';
import { manifest } from '../manifest';

/** Which of the displays is open. */
export interface DisplayKind {
  readonly area: Area;
  /** Shows what everybody may see, for the public year. */
  readonly publik: boolean;
  readonly title: string;
}

/** Whether a path follows a pattern with `{name}` for whole parts. */
function fits(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part === given[at] || /^\{\w+\}$/.test(part))
  );
}

/** The display at this path, as the manifest has it; null for any other path. */
export const pageAt = (pathname: string) => manifest.pages.find(({ path }) => fits(path, pathname)) ?? null;

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
