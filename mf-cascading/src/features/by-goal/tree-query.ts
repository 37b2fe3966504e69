import { apiClient, cascadingEndpoints, cascadingQueries } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { goalPreparer } from './goal-preparer';
import { readTree } from './read-tree';

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
  const input = (signal: AbortSignal) => ({ query, tahun, signal });
  const open = (signal: AbortSignal) =>
    publik
      ? apiClient.stream(getPublicCascading, input(signal))
      : apiClient.stream(getCascading, input(signal));
  const usual = (signal: AbortSignal) =>
    publik
      ? apiClient.request(getPublicCascading, input(signal))
      : apiClient.request(getCascading, input(signal));
  return {
    ...cascadingQueries.tree({ satuanKerjaId: query.satuan_kerja_id, publik, tahun }),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CascadingTree> =>
      (await readTree(open, signal, goalPreparer({ tahun, maxDepth }))) ?? usual(signal),
  };
}
