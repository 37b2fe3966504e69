import type { PageOpening } from '@selaras/federation';
import type { NarasiLevel } from './narasi-level';
import { narasiQueries } from './narasi-queries';

/** Fetches a narrative with its page. */
export const prepareNarasi =
  (level: NarasiLevel) =>
  async ({ queries, params }: PageOpening): Promise<void> => {
    const id = Number(params.id);
    if (Number.isSafeInteger(id)) await queries.prefetchQuery(narasiQueries.satu(level, id));
  };
