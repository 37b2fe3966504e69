import { Button, EmptyState, ErrorState } from '@selaras/ui';
import { Building2 } from 'lucide-react';

export type PlaceholderReason = 'no-unit' | 'failed' | 'empty' | 'broken';

interface TreePlaceholderProps {
  reason: PlaceholderReason;
  publik: boolean;
  tahun: number;
  onRetry: () => void;
  retrying: boolean;
}

/** Placeholder of the diagram: no unit chosen, not loaded, nothing to show. */
export default function TreePlaceholder({ reason, publik, tahun, onRetry, retrying }: TreePlaceholderProps) {
  if (reason === 'no-unit') {
    return (
      <EmptyState
        icon={<Building2 size={22} />}
        title="Pilih satuan kerja terlebih dahulu"
        description="Cascading tampil setelah satuan kerja dipilih."
      />
    );
  }
  if (reason === 'failed' || reason === 'broken') {
    const title =
      reason === 'failed' ? 'Pohon kinerja gagal dimuat' : 'Data pohon kinerja tidak dapat dibaca';
    return <ErrorState title={title} onRetry={onRetry} retrying={retrying} />;
  }
  return (
    <EmptyState
      title={`Belum ada data cascading tahun ${tahun}`}
      description={
        publik
          ? 'Pohon kinerja tampil untuk umum setelah perencanaan tahun ini disetujui.'
          : 'Pohon kinerja tampil setelah perencanaan diisi atau disetujui.'
      }
      action={<Button onClick={onRetry}>Muat ulang</Button>}
    />
  );
}
