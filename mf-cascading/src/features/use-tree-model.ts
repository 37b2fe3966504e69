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

/**
 * The model of what has come of a large tree; null where that is nothing, or is to be mended first.
 */
export function useEarlyModel(
  goals: readonly unknown[] | null,
  { tahun, maxDepth }: { tahun: number; maxDepth: number },
): TreeModel | null {
  return useMemo(() => {
    if (goals === null) return null;
    const data = goals as CascadingTree['data'];
    const model = buildTree({ data, meta: { tahun } }, { maxDepth, arriving: true });
    return model.problems.length > 0 ? null : model;
  }, [goals, tahun, maxDepth]);
}

const asItIs: Mend = (node) => node;
