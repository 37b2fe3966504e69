import { queryOptions } from '@tanstack/react-query';

/** The script of one version, whose contents never change. */
export interface PinnedScript {
  /** The tag with its hash. */
  readonly cuplikan: string;
  readonly alamat: string;
  readonly versi: string;
  readonly integritas: string;
}

const ADDRESS = '/sematkan/cascading.json';

/** The active version's script as the portal hands it out to be pinned. */
export const pinnedScriptQuery = queryOptions({
  queryKey: ['sematkan', 'cuplikan'],
  queryFn: async ({ signal }): Promise<PinnedScript> => {
    const answer = await fetch(ADDRESS, { signal });
    if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
    return answer.json();
  },
});
