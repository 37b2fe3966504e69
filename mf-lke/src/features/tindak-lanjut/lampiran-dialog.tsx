import type { LkeTindakLanjut } from '@selaras/contracts';
import type { BuktiDialog } from '../bukti/bukti-actions';
import { PilihDialog } from '../bukti/pilih-dialog';
import { TautanDialog } from '../bukti/tautan-dialog';
import { useLampirkan } from './use-tindak-lanjut';

interface LampiranDialogProps {
  kind: BuktiDialog['kind'];
  row: LkeTindakLanjut;
  onClose: () => void;
}

/** The dialogs of a follow-up's evidence, fetched when the first one is opened. */
export function LampiranDialog({ kind, row, onClose }: LampiranDialogProps) {
  const lampirkan = useLampirkan(row);
  if (kind === 'tautan') return <TautanDialog ajukan={lampirkan} onClose={onClose} />;
  return (
    <PilihDialog
      satkerId={row.satuan_kerja.satuan_kerja_id}
      bukti={row.bukti}
      ajukan={lampirkan}
      untuk="tindak-lanjut"
      onClose={onClose}
    />
  );
}
