import { useSession } from '@selaras/portal';
import { Button } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DecisionDialog } from './decision-dialog';
import { PlanBar } from './plan-bar';
import { KeadaanBadge } from './plan-state';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** The own plan while it waits: taken back as long as nobody decided on it. Nothing once somebody did. */
export function PlanWaiting({ satkerId }: { satkerId: number }) {
  const { planningValidation } = useSession();
  const [asking, setAsking] = useState(false);
  const history = useQuery(validasiPerencanaanQueries.history(satkerId));
  const undecided = history.data?.data[0]?.aksi === 'ajukan';
  if (!undecided) return null;
  return (
    <PlanBar aria-label="Validasi perencanaan">
      <KeadaanBadge validasi={planningValidation} />
      <p>
        Menunggu validator tahap {planningValidation?.tahap}. Belum ada yang memutus, jadi masih dapat
        ditarik.
      </p>
      <Button icon={<Undo2 size={16} />} onClick={() => setAsking(true)}>
        Tarik pengajuan
      </Button>
      {asking && <TakeBack satkerId={satkerId} onClose={() => setAsking(false)} />}
    </PlanBar>
  );
}

/** Asks on the version that is read now. */
function TakeBack({ satkerId, onClose }: { satkerId: number; onClose: () => void }) {
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const rincian = query.data?.data;
  // Not as it was read before it was submitted: the dialog decides about what it opens with.
  if (rincian === undefined || !query.isFetchedAfterMount) return null;
  return <DecisionDialog decision="tarik" satkerId={satkerId} versi={rincian.versi} onClose={onClose} />;
}
