import type { IndikatorHit } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import type { PortalPages } from '@selaras/portal';
import { type Actor, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { SearchItem } from './search-items';
import { UNIT_PAGE } from './search-items';

/** The page on which everybody who has the diagram sees any unit's tree. */
const ANY_UNIT_PAGE = 'cascading.makro';

/** Found indicators, each leading to its box in the diagram: `node` is how the diagram's address names a box. */
export function indikatorItems(
  found: readonly IndikatorHit[],
  actor: Actor | null,
  { hasPage, hrefOf }: Pick<PortalPages, 'hasPage' | 'hrefOf'>,
): SearchItem[] {
  return found.flatMap(({ level, id, indikator, satuan_kerja }) => {
    const { satuan_kerja_id, satuan_kerja_nama, singkatan } = satuan_kerja;
    const isOwn = seesAllUnits(actor) || ownsUnit(actor, satuan_kerja_id);
    const page = isOwn ? UNIT_PAGE : ANY_UNIT_PAGE;
    const path = hasPage(page) ? hrefOf(page, {}, { satuan_kerja_id, node: `${level}:${id}` }) : null;
    const hint = `${tingkatWords[level].singkat} · ${singkatan ?? satuan_kerja_nama}`;
    return path === null ? [] : [{ path, label: indikator, hint }];
  });
}
