import { apiClient, cascadingEndpoints, cascadingQueries } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { prepareGoal } from '../../tree/model/build';
import { SharedParts } from '../../tree/model/shared-parts';
import type { ArrivingGoals } from './arriving-goals';
import { goalAdapter } from './goal-adapter';

const { getCascading, getPublicCascading } = cascadingEndpoints;

interface TreeOfPage {
  /** Who reads it, as each is shown what he may see; null in public, where all see the same. */
  readonly pembaca: number | null;
  readonly satuanKerjaId: number | null;
  readonly publik: boolean;
  readonly tahun: number;
  /** Levels that are shown from the top. */
  readonly maxDepth: number;
}

/** Names a tree among those that a page shows one after the other, to one reader after the other. */
export const subjectOf = ({
  pembaca,
  satuanKerjaId,
  tahun,
}: Pick<TreeOfPage, 'pembaca' | 'satuanKerjaId' | 'tahun'>): string =>
  `${pembaca ?? 'publik'}/${satuanKerjaId ?? 'kabupaten'}/${tahun}`;

/** The tree of a page, made ready goal by goal while it comes; `arriving` takes what is there before the rest. */
export function treeQuery(asked: TreeOfPage, arriving: ArrivingGoals) {
  const { satuanKerjaId, publik, tahun, maxDepth } = asked;
  const query = { satuan_kerja_id: satuanKerjaId ?? undefined };
  const input = (url: string, signal: AbortSignal) => ({
    query,
    tahun,
    signal,
    adapter: goalAdapter(url, () => {
      const take = arriving.begin(subjectOf(asked));
      const options = { tahun, maxDepth, shared: new SharedParts() };
      return (goal) => take(goal, prepareGoal(goal, options));
    }),
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
