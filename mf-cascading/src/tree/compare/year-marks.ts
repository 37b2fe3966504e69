import type { TreeModel } from '../model/model';
import type { ChangeKind, YearMark } from '../model/year-mark';
import type { YearTree } from '../years/year-tree';
import type { Comparison } from './comparison';

/** The marks of a year's boxes: what that year lacks and, compared with another, what differs; `kind` marks only that. */
export function yearMarks(
  model: TreeModel,
  tahun: number,
  knows: YearTree['knows'],
  comparison: Comparison | null,
  kind: ChangeKind | null,
): readonly (YearMark | null)[] {
  return Array.from({ length: model.count }, (_, box) => {
    const absent = absentWord(model, box, tahun, knows);
    const change = comparison?.changes[box] ?? null;
    const shown = change !== null && (kind === null || change.kinds.includes(kind)) ? change : null;
    if (absent === null && shown === null) return null;
    const text = [absent === null ? null : `${absent} tahun ${tahun}`, shown?.text]
      .filter(Boolean)
      .join('. ');
    return { text, absent, change: shown === null ? null : (kind ?? shown.kinds[0] ?? null) };
  });
}

/** An annual box that the year does not have; a five-year row is never absent: its target is known. */
function absentWord(model: TreeModel, box: number, tahun: number, knows: YearTree['knows']): string | null {
  if (model.inactive?.[box] !== 1 || model.cards.get(box)?.tahunan.length !== 0) return null;
  return knows(box, tahun) ? 'Tidak ada' : 'Belum ada data';
}
