import { compareYears } from '../tree/compare/comparison';
import { yearMarks } from '../tree/compare/year-marks';
import type { TreeModel } from '../tree/model/model';
import type { ChangeKind } from '../tree/model/year-mark';
import type { YearTree } from '../tree/years/year-tree';
import type { YearBoxes } from './year-picture';

/** The boxes of a year with what that year lacks and, compared with another, what differs; `kind` marks only that. */
export function yearBoxes(
  tree: YearTree,
  tahun: number,
  banding: number | null,
  kind: ChangeKind | null,
): YearBoxes {
  const comparison =
    banding === null ? null : compareYears(tree, Math.min(tahun, banding), Math.max(tahun, banding));
  const modelFor = (year: number): TreeModel => {
    const model = tree.modelOf(year);
    return { ...model, marks: yearMarks(model, year, tree.knows, comparison, kind) };
  };
  return { model: modelFor(tahun), beside: banding === null ? null : modelFor(banding), comparison };
}
