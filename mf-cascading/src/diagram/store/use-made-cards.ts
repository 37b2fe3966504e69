import { useEffect, useState } from 'react';
import { eachInSlices } from '../../lazy/each-in-slices';
import type { TreeModel } from '../../tree/model/model';

/** So many cards are made within a frame. */
const AT_ONCE = 1_000;

/**
 * Whether all cards of a tree may be read in one go. Those of a large one are made between frames until then: the picture
 * is moved meanwhile.
 */
export function useMadeCards(model: TreeModel): boolean {
  const [made, setMade] = useState<TreeModel | null>(null);
  const large = model.count > AT_ONCE;
  useEffect(() => {
    if (!large) return;
    const leaving = new AbortController();
    eachInSlices(model.count, (box) => model.cards.get(box), leaving.signal).then(
      () => setMade(model),
      () => {},
    );
    return () => leaving.abort();
  }, [model, large]);
  return !large || made === model;
}
