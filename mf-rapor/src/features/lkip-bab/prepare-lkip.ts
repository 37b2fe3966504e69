import type { PageOpening } from '@selaras/federation';
import { unitOf } from '../../kartu/place';
import { type LkipPageId, lkipPages } from '../lkip/lkip-chapters';
import { lkipQueries } from '../lkip/lkip-queries';
import { alurQueries } from '../lkip-alur/alur-queries';

/** Fetches the chapters of a page with the page itself. */
export const prepareLkip =
  (id: LkipPageId) =>
  async ({ queries, user, address }: PageOpening): Promise<void> => {
    const { bab } = lkipPages.find(({ page }) => page === id) ?? lkipPages[0];
    const unit = unitOf(address, user);
    // They take longest, and the page around its sections does without them.
    for (const one of bab) {
      const { enabled, ...tabel } = lkipQueries.tabel(unit, one);
      if (enabled) void queries.prefetchQuery(tabel);
    }
    await Promise.all([
      queries.prefetchQuery(alurQueries.alur(unit)),
      ...bab.map((one) => queries.prefetchQuery(lkipQueries.bab(unit, one))),
    ]);
  };
