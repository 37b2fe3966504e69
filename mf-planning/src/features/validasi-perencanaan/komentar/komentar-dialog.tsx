import type { PlanCascadeRow } from '@selaras/contracts';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, Modal, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { validasiPerencanaanQueries } from '../validasi-perencanaan-queries';
import { KomentarComposer } from './komentar-composer';
import { KomentarThread } from './komentar-thread';
import { tentangBaris } from './percakapan';

interface KomentarDialogProps {
  satkerId: number;
  row: PlanCascadeRow;
  onClose: () => void;
}

/** What was said about one row of a plan, and what the reader says. */
export function KomentarDialog({ satkerId, row, onClose }: KomentarDialogProps) {
  const query = useQuery(validasiPerencanaanQueries.komentar(satkerId));
  const { loading, data, failure } = useLoaded(query.data, loadFailure(query, 'Komentar gagal dimuat'));
  const threads = tentangBaris(data?.data ?? [], row);
  return (
    <Modal open title="Komentar" description={row.indikator || row.sasaran} onClose={onClose}>
      <Stack $gap={3}>
        {failure && data === undefined && <ErrorState {...failure} />}
        {loading && <LoadingState />}
        {data && threads.length === 0 && <p>Belum ada komentar tentang baris ini.</p>}
        {threads.map((thread) => (
          <KomentarThread
            key={thread.id}
            satkerId={satkerId}
            thread={thread}
            tulis={data?.kemampuan.tulis ?? false}
          />
        ))}
        {data?.kemampuan.tulis && <KomentarComposer satkerId={satkerId} row={row} percakapanId={null} />}
      </Stack>
    </Modal>
  );
}
