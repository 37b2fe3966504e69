import type { Option, RemoteManifest } from '@selaras/contracts';
import { isFound, plainText, rankOf, readSearch, searchText } from '@selaras/domain';
import type { PortalPages } from '@selaras/portal';
import { mayOpen } from '@selaras/portal/host';
import type { Actor } from '@selaras/roles';
import type { StatusName } from '@selaras/ui';
import { publicMenu, sidebarMenu } from '../menu/build-menu';

export interface SearchItem {
  readonly path: string;
  readonly label: string;
  /** What kind of thing it is, or where it belongs. */
  readonly hint: string;
  /** What came of it, where it is measured. */
  readonly status?: StatusName;
}

/** Of one kind; more words narrow it down. */
const MAX_ITEMS = 8;
/** The page that a unit is shown on. */
export const UNIT_PAGE = 'cascading.mikro';

/**
 * Pages that this user may open without knowing any number, except login and front page; each with the heading that it
 * stands under in his menu, or the page above it.
 */
export function pageItems(
  manifests: readonly RemoteManifest[],
  actor: Actor | null,
  tahunKinerja: number,
): SearchItem[] {
  const pages = manifests.flatMap((manifest) => manifest.pages);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const headings = new Map(
    sidebarMenu(manifests, actor, tahunKinerja).flatMap(({ label, entries }) =>
      entries.map(({ path }) => [path, label] as const),
    ),
  );
  return pages
    .filter(({ path, guard, layout }) => !path.includes('{') && layout === 'default' && mayOpen(guard, actor))
    .map(({ path, title, parent }) => ({
      path,
      label: title,
      hint: headings.get(path) ?? byId.get(parent ?? '')?.title ?? '',
    }));
}

/** Pages of the public area, each with the heading that it stands under in its menu. */
export const publicPageItems = (manifests: readonly RemoteManifest[], tahunPublik: number): SearchItem[] =>
  publicMenu(manifests, tahunPublik).flatMap(({ label, entries }) =>
    entries.map((entry) => ({ path: entry.path, label: entry.label, hint: label ?? '' })),
  );

/** Units, each leading to its own diagram. */
export function unitItems(units: readonly Option[], { hrefOf }: Pick<PortalPages, 'hrefOf'>): SearchItem[] {
  return units.flatMap(({ value, label }) => {
    const path = hrefOf(UNIT_PAGE, {}, { satuan_kerja_id: value });
    return path === null ? [] : [{ path, label, hint: 'Satuan kerja' }];
  });
}

/** Items that have what was typed, those that fit best first. */
export function searchItems(items: readonly SearchItem[], typed: string): SearchItem[] {
  const search = readSearch(typed);
  const rank = ({ label }: SearchItem) => rankOf(search, plainText(label));
  return items
    .filter(({ label, hint }) => isFound(search, searchText(label, hint)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_ITEMS);
}
