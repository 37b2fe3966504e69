import { isWithin } from '../../tree/layout/place';
import { boxAt, boxesIn, rectOf } from '../../tree/layout/shown';
import type { Scene } from '../../view/scene/scene';
import { isSlot, relative } from '../working-set/relatives';
import type { Answers } from './answers';

/** Answers out of the scene's own arrays: before the graph has come, and for boxes that it does not hold. */
export function indexAnswers(scene: Scene): Answers {
  const { layout, model, visible } = scene;
  const keyOf = (box: number) => model.keys[box] ?? null;
  return {
    boxAt: ({ x, y }, below) => {
      const box = boxAt(layout, model, x, y, below);
      return visible[box] === 1 || isSlot(scene, box) ? keyOf(box) : null;
    },
    boxesWithin: (rect) =>
      boxesIn(layout, model, rect)
        .filter((box) => visible[box] === 1 && isWithin(rectOf(layout, model, box), rect))
        .flatMap((box) => keyOf(box) ?? []),
    step: (key, direction) => keyOf(relative(scene, model.indexOf.get(key) ?? -1, direction)),
  };
}
