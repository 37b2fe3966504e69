import type { JenisRapor } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { kartuQuery } from '../../kartu/kartu-query';
import { triwulanOf, unitOf } from '../../kartu/place';

/** Asks for the card that a page of this kind is about to show. */
export const prepareDiagram =
  (jenis: JenisRapor) =>
  async ({ queries, address, params, user }: PageOpening): Promise<void> => {
    const triwulan = triwulanOf(params.triwulan);
    if (triwulan === null) return;
    await queries.prefetchQuery(kartuQuery({ jenis, triwulan, unit: unitOf(address, user) }));
  };
