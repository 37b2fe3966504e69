import type { ChangeKind } from '../compare/change';
import { changeMarks } from '../compare/change-marks';
import { compareYears } from '../compare/comparison';
import type { TreeModel } from '../tree/model';
import { absentMarks } from './absent-marks';
import type { YearBoxes } from './year-picture';
import type { YearTree } from './year-tree';

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
    const absent = absentMarks(model, year, tree.knows);
    return { ...model, marks: comparison === null ? absent : changeMarks(absent, comparison, kind) };
  };
  return { model: modelFor(tahun), beside: banding === null ? null : modelFor(banding), comparison };
}
