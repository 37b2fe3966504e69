import { useQuery } from '@tanstack/react-query';
import { DecisionDialog } from './decision-dialog';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** Reads the version that is submitted, then asks. */
export function SubmitDialog({ satkerId, onClose }: { satkerId: number; onClose: () => void }) {
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const versi = query.data?.data.versi;
  if (versi === undefined) return null;
  return <DecisionDialog decision="ajukan" satkerId={satkerId} versi={versi} onClose={onClose} />;
}
