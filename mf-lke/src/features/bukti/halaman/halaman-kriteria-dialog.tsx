import type { LkeBukti } from '@selaras/contracts';
import type { Kriteria } from '../shown-bukti';
import { HalamanDialog } from './halaman-dialog';
import { useHalaman } from './use-halaman';

interface HalamanKriteriaDialogProps {
  readonly kriteria: Kriteria;
  readonly bukti: LkeBukti;
  readonly onClose: () => void;
}

/** Names the page of what is put forward for a criterion. */
export function HalamanKriteriaDialog({ kriteria, bukti, onClose }: HalamanKriteriaDialogProps) {
  const simpan = useHalaman(kriteria, bukti);
  return (
    <HalamanDialog
      row={bukti}
      lihat={(now) => now}
      draft={['bukti-halaman', bukti.id]}
      simpan={simpan}
      onClose={onClose}
    />
  );
}
