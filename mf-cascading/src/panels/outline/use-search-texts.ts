import { useEffect } from 'react';
import { eachInSlices } from '../../lazy/each-in-slices';
import type { TreeModel } from '../../tree/model/model';
import { searchTexts } from '../../tree/state/search';

/** Makes the texts of a tree ready between frames, before somebody types: those of a large one take longer than a key. */
export function useSearchTexts(model: TreeModel): void {
  useEffect(() => {
    const leaving = new AbortController();
    eachInSlices(model.count, searchTexts(model), leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [model]);
}
