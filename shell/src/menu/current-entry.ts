import type { MenuEntry } from '@selaras/contracts';
import type { MenuSection } from './build-menu';

/**
 * The entry that stands for the page at this path: the longest one that is the path or an ancestor of it, so that
 * `/kinerja-program/7/edit` marks Kinerja Program, and `/kinerja-sub-kegiatan/validasi` marks itself only.
 */
export function currentEntry(sections: readonly MenuSection[], pathname: string): MenuEntry | null {
  const candidates = sections
    .flatMap(({ entries }) => entries)
    .filter(({ path, newTab }) => !newTab && covers(path, pathname));
  return candidates.reduce<MenuEntry | null>(
    (best, entry) => (best === null || entry.path.length > best.path.length ? entry : best),
    null,
  );
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
