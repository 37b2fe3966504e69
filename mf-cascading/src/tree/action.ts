import { cardAt, type TreeModel } from './model';

/** What can be pressed on a box besides opening it (spec 1 §2). */
export type NodeAction = 'cc' | 'pk' | 'rekap-anggaran';

/** Level of the unit's own goals: the box that stands for a unit and leads to its budget. */
const UNIT_LEVEL = 1;

/** Actions of a box, each under its condition: CC when cross items exist, PK when an upload status is set. */
export function actionsOf(model: TreeModel, box: number): NodeAction[] {
  const actions: NodeAction[] = [];
  if ((model.crossItems[box]?.length ?? 0) > 0) actions.push('cc');
  if (cardAt(model, box).pk !== null) actions.push('pk');
  if (model.level[box] === UNIT_LEVEL) actions.push('rekap-anggaran');
  return actions;
}
