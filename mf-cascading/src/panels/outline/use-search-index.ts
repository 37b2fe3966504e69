import { useEffect } from 'react';
import { eachInSlices } from '../../lazy/each-in-slices';
import type { TreeModel } from '../../tree/model/model';
import { searchIndex } from '../../tree/state/search';

/** Takes the words of a tree into its index between frames, before somebody types: a large one takes longer than a key. */
export function useSearchIndex(model: TreeModel): void {
  useEffect(() => {
    const leaving = new AbortController();
    eachInSlices(model.count, searchIndex(model).read, leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [model]);
}
