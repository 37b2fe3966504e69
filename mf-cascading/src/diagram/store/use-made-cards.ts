import { useEffect, useState } from 'react';
import { TimeSlices } from '../../lazy/time-slices';
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
    makeCards(model, leaving.signal).then(
      () => setMade(model),
      () => {},
    );
    return () => leaving.abort();
  }, [model, large]);
  return !large || made === model;
}

/** Rejects when `signal` aborts. */
async function makeCards({ cards, count }: TreeModel, signal: AbortSignal): Promise<void> {
  const slices = new TimeSlices(signal);
  for (let box = 0; box < count; box += 1) {
    cards.get(box);
    await slices.pause();
  }
}
