import { useDeferredValue, useMemo } from 'react';
import { useEachBox } from '../../diagram/store/use-each-box';
import type { TreeModel } from '../../tree/model/model';
import { readIntoIndex, searchBoxes } from '../../tree/state/search';

export interface SearchResult {
  readonly words: string;
  /** null while the words of a large tree are still being taken into its index. */
  readonly hits: readonly number[] | null;
}

const indexed = { atOnce: 2_000, act: readIntoIndex };

/**
 * What is found by the words that are typed, as soon as there is time for it. The words of a large tree are taken into its
 * index once somebody is `about` to type.
 */
export function useSearch(model: TreeModel, typed: string, about: boolean): SearchResult {
  const ready = useEachBox(model, indexed, about);
  const words = useDeferredValue(typed);
  return useMemo(() => ({ words, hits: ready ? searchBoxes(model, words) : null }), [model, words, ready]);
}
