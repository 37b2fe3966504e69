import { apiClient, cascadingEndpoints, cascadingQueries } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { prepareGoal } from '../../tree/model/build';
import { goalAdapter } from './goal-adapter';

const { getCascading, getPublicCascading } = cascadingEndpoints;

interface TreeOfPage {
  readonly satuanKerjaId: number | null;
  readonly publik: boolean;
  readonly tahun: number;
  /** Levels that are shown from the top. */
  readonly maxDepth: number;
}

/** The tree of a page, made ready goal by goal while it comes. */
export function treeQuery({ satuanKerjaId, publik, tahun, maxDepth }: TreeOfPage) {
  const query = { satuan_kerja_id: satuanKerjaId ?? undefined };
  const ready = (goal: unknown) => prepareGoal(goal, { tahun, maxDepth });
  const input = (url: string, signal: AbortSignal) => ({
    query,
    tahun,
    signal,
    adapter: goalAdapter(url, ready),
  });
  const read = (signal: AbortSignal): Promise<CascadingTree> =>
    publik
      ? apiClient.request(getPublicCascading, input(apiClient.url(getPublicCascading, { query }), signal))
      : apiClient.request(getCascading, input(apiClient.url(getCascading, { query }), signal));
  return {
    ...cascadingQueries.tree({ satuanKerjaId: query.satuan_kerja_id, publik, tahun }),
    queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
  };
}
