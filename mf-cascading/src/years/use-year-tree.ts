import { cascadingQueries } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { buildTree } from '../tree/model/build';
import { mendNode } from '../tree/model/mend-node';
import type { TreeModel } from '../tree/model/model';
import { type YearTree, yearTreeOf } from '../tree/years/year-tree';
import { openedYears, periodYears, type YearChoice, type YearState } from './year-picture';

/** Whose tree is shown, in which year, and that year's boxes. */
export interface YearSource {
  readonly satuanKerjaId: number | null;
  readonly publik: boolean;
  readonly tahun: number;
  readonly model: TreeModel;
  readonly maxDepth: number;
}

export interface LoadedYears {
  /** All opened years together, once each of them has arrived or failed. */
  readonly tree: YearTree | null;
  /** The years of the period and what is known of each. */
  readonly years: readonly YearChoice[];
  /** Asks again for what could not be loaded. */
  readonly retry: () => void;
}

/** The trees of the period's other years beside the one that is there, as one tree of all years. */
export function useYearTree({ satuanKerjaId, publik, tahun, model, maxDepth }: YearSource): LoadedYears {
  const others = useMemo(() => openedYears(tahun).filter((year) => year !== tahun), [tahun]);
  const buildYear = useCallback(
    (answer: CascadingTree) => buildTree(answer, { maxDepth, mend: mendNode }),
    [maxDepth],
  );
  const { models, states } = useQueries({
    queries: others.map((year) => ({
      ...cascadingQueries.tree({ satuanKerjaId: satuanKerjaId ?? undefined, publik, tahun: year }),
      select: buildYear,
    })),
    combine: together,
  });
  const tree = useMemo(() => {
    if (states.includes('loading')) return null;
    const trees = new Map([[tahun, model]]);
    others.forEach((year, at) => {
      const found = models[at];
      if (found) trees.set(year, found);
    });
    return yearTreeOf(trees);
  }, [others, models, states, tahun, model]);
  const years = useMemo(
    () =>
      periodYears(tahun).map((year) => ({
        tahun: year,
        state: year === tahun ? stateOf(model) : (states[others.indexOf(year)] ?? 'not-open'),
      })),
    [others, states, tahun, model],
  );
  const client = useQueryClient();
  const retry = useCallback(() => {
    void client.refetchQueries({
      queryKey: cascadingQueries.all,
      predicate: ({ state }) => state.status === 'error',
    });
  }, [client]);
  return { tree, years, retry };
}

const stateOf = ({ count }: TreeModel): YearState => (count > 0 ? 'loaded' : 'empty');

const together = (results: readonly UseQueryResult<TreeModel>[]) => ({
  models: results.map(({ data }) => data ?? null),
  states: results.map(({ data, isError }): YearState => {
    if (data !== undefined) return stateOf(data);
    return isError ? 'failed' : 'loading';
  }),
});
