import type { CascadingTree } from '@selaras/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { buildTree } from '../tree/model/build';
import type { TreeModel } from '../tree/model/model';
import type { Mend } from '../tree/model/readable-node';

/**
 * The model of the answer; null until it has arrived. The code that repairs a broken answer is only fetched for one; where
 * it cannot be fetched, the tree is shown without the branches that could not be read.
 */
export function useTreeModel(data: CascadingTree | undefined, maxDepth: number): TreeModel | null {
  const [mend, setMend] = useState<Mend | null>(null);
  const built = useMemo(
    () => (data === undefined ? null : buildTree(data, { maxDepth, mend })),
    [data, maxDepth, mend],
  );
  const broken = mend === null && built?.problems.some(({ kind }) => kind === 'unreadable') === true;
  useEffect(() => {
    if (!broken) return;
    import('../tree/model/mend-node').then(
      ({ mendNode }) => setMend(() => mendNode),
      () => setMend(() => asItIs),
    );
  }, [broken]);
  const shown = useRef<TreeModel | null>(null);
  if (!broken) shown.current = built;
  return shown.current;
}

const asItIs: Mend = (node) => node;
