import type { PageOpening } from '@selaras/federation';
import { useAddress, useSession } from '@selaras/portal';

import { PageHeader } from '@selaras/ui';
import { UNIT, unitKey, unitOf } from '../../kartu/place';
import { alurQueries } from './alur-queries';
import { AntreanList } from './antrean-list';
import { ReviuReport } from './reviu-report';

export const prepare = async ({ queries, address, user }: PageOpening): Promise<void> => {
  if (address.has(UNIT)) await queries.prefetchQuery(alurQueries.alur(unitOf(address, user)));
  else await queries.prefetchQuery(alurQueries.antrean(1));
};

/** `/lkip/reviu`: what waits for the Inspektorat's review, and one report that it reviews (ADR 88). */
export function Page() {
  const { tahunKinerja, user } = useSession();
  const [address, change] = useAddress();
  if (address.has(UNIT)) {
    const unit = unitOf(address, user);
    return (
      <ReviuReport
        key={`${unit} ${tahunKinerja}`}
        unit={unit}
        onBack={() => change(() => new URLSearchParams())}
      />
    );
  }
  return (
    <>
      <PageHeader
        title="Reviu LKIP"
        description={`Laporan kinerja tahun ${tahunKinerja} yang sudah diajukan; yang menunggu reviu lebih dahulu.`}
      />
      <AntreanList onOpen={(unit) => change(() => new URLSearchParams({ [UNIT]: unitKey(unit) }))} />
    </>
  );
}
