import { loadTidy } from '../../diagram/store/centres';
import { prepareGoal } from '../../tree/model/build';

/** A tree of more boxes shows more at first than dagre places. */
const LARGE = 400;

/** Takes goals as they come: makes their rows, and fetches what places large trees as soon as this is one. */
export function goalPreparer(options: Parameters<typeof prepareGoal>[1]): (goal: unknown) => void {
  let boxes = 0;
  return (goal) => {
    boxes += prepareGoal(goal, options);
    if (boxes > LARGE) loadTidy().catch(() => {});
  };
}
