import type { LkeTindakLanjut, LkeTindakLanjutBukti } from '@selaras/contracts';
import { HalamanDialog } from '../bukti/halaman/halaman-dialog';
import { useHalamanLampiran } from './use-tindak-lanjut';

interface HalamanLampiranDialogProps {
  readonly row: LkeTindakLanjut;
  readonly bukti: LkeTindakLanjutBukti;
  readonly onClose: () => void;
}

/** Names the page of what is attached to a follow-up. */
export function HalamanLampiranDialog({ row, bukti, onClose }: HalamanLampiranDialogProps) {
  const { eviden_versi_id: id } = bukti;
  const simpan = useHalamanLampiran(row, id);
  return (
    <HalamanDialog
      row={row}
      lihat={(now) => now.bukti.find(({ eviden_versi_id }) => eviden_versi_id === id) ?? bukti}
      draft={['tindak-lanjut-halaman', row.id, id]}
      simpan={simpan}
      onClose={onClose}
    />
  );
}
