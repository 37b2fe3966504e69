import { useEffect, useState } from 'react';
import { eachInSlices } from '../../lazy/each-in-slices';
import type { TreeModel } from '../../tree/model/model';

interface EachBox {
  /** Of so many boxes it is done within a frame: nothing is prepared for smaller trees. */
  readonly atOnce: number;
  /** The same one each time. */
  readonly act: (model: TreeModel, box: number) => unknown;
}

/**
 * Does something with each box of a large tree between frames, while the picture is moved, once it is wanted. Tells whether the rest may be
 * done in one go, as it may with a small tree from the start.
 */
export function useEachBox(model: TreeModel, { atOnce, act }: EachBox, wanted = true): boolean {
  const [done, setDone] = useState<TreeModel | null>(null);
  const large = model.count > atOnce;
  useEffect(() => {
    if (!large || !wanted) return;
    const leaving = new AbortController();
    eachInSlices(model.count, (box) => act(model, box), leaving.signal).then(
      () => setDone(model),
      () => {},
    );
    return () => leaving.abort();
  }, [model, large, act, wanted]);
  return !large || done === model;
}
