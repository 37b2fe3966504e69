import type { KinerjaLangkahAksiRow } from '@selaras/contracts';
import type { Card } from '../../tree/model/card';
import { ancestors, cardAt, type TreeModel } from '../../tree/model/model';

const PROGRAM_LEVEL = 2;
const SUB_KEGIATAN_LEVEL = 4;

/**
 * The programme whose steps a box asks for: the call knows programmes only (spec 1 §7). A sub-activity names its own,
 * because a cross-cutting one stands below another unit's; where the tree does not tell it, it is the one above.
 */
export function programOf(model: TreeModel, box: number): number {
  const own = cardAt(model, box).kinerjaProgramId;
  if (own !== null) return own;
  const above = [box, ...ancestors(model, box)].find((at) => (model.level[at] ?? 0) <= PROGRAM_LEVEL);
  return cardAt(model, above ?? box).nodeId;
}

/** What of a programme's steps a box shows: a programme all of them, a sub-activity its own. */
export function stepsOf(
  rows: readonly KinerjaLangkahAksiRow[],
  { nodeId, langkahAksi }: Card,
  level: number,
): readonly KinerjaLangkahAksiRow[] {
  if (level < SUB_KEGIATAN_LEVEL) return rows;
  const known = new Set(langkahAksi);
  return rows.filter((row) => row.kinerja_sub_kegiatan_id === nodeId || known.has(row.id));
}

/** Steps by their sub-activity; the specification's rows name it by its words only (spec 1 §3). */
export function bySubKegiatan(
  rows: readonly KinerjaLangkahAksiRow[],
): Map<number | string, KinerjaLangkahAksiRow[]> {
  const groups = new Map<number | string, KinerjaLangkahAksiRow[]>();
  for (const row of rows) {
    const key = row.kinerja_sub_kegiatan_id ?? row.sub_kegiatan?.nama ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
