import { useQuery } from '@tanstack/react-query';
import { DecisionDialog } from './decision-dialog';
import { TemuanList } from './temuan-list';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** Reads the plan that is submitted, then asks: what should be looked at first is said where it can still be mended. */
export function SubmitDialog({ satkerId, onClose }: { satkerId: number; onClose: () => void }) {
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const rincian = query.data?.data;
  if (rincian === undefined) return null;
  return (
    <DecisionDialog decision="ajukan" satkerId={satkerId} versi={rincian.versi} onClose={onClose}>
      <TemuanList baris={rincian.baris} />
    </DecisionDialog>
  );
}
