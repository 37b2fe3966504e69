import { useQuery } from '@tanstack/react-query';
import { DecisionDialog } from './decision-dialog';
import { TemuanList } from './temuan-list';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/**
 * Reads the plan that is submitted, then asks: what is missing is said where it can still be mended, and what is required
 * keeps it from being submitted.
 */
export function SubmitDialog({ satkerId, onClose }: { satkerId: number; onClose: () => void }) {
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const rincian = query.data?.data;
  // Not as it was read before: the dialog decides about what it opens with.
  if (rincian === undefined || !query.isFetchedAfterMount) return null;
  return (
    <DecisionDialog
      decision="ajukan"
      satkerId={satkerId}
      versi={rincian.versi}
      disabled={rincian.temuan.wajib.length > 0}
      onClose={onClose}
    >
      <TemuanList baris={rincian.baris} temuan={rincian.temuan} act="ajukan" />
    </DecisionDialog>
  );
}
