import type { LkeBukti } from '@selaras/contracts';
import { PotretDialog } from '../potret/potret-dialog';
import type { BuktiDialog } from './bukti-actions';
import { HalamanKriteriaDialog } from './halaman/halaman-kriteria-dialog';
import { KeteranganDialog } from './keterangan-dialog';
import { PilihDialog } from './pilih-dialog';
import { PortalDialog } from './portal-dialog';
import type { Kriteria } from './shown-bukti';
import { TautanDialog } from './tautan-dialog';
import { useAjukan } from './use-bukti';

interface BuktiDialogsProps {
  dialog: BuktiDialog;
  kriteria: Kriteria;
  bukti: readonly LkeBukti[];
  onClose: () => void;
}

/** The dialogs of evidence, fetched when the first one is opened. */
export function BuktiDialogs({ dialog, kriteria, bukti, onClose }: BuktiDialogsProps) {
  const ajukan = useAjukan(kriteria);
  if (dialog.kind === 'tautan') return <TautanDialog ajukan={ajukan} onClose={onClose} />;
  if (dialog.kind === 'portal') return <PortalDialog kriteria={kriteria} onClose={onClose} />;
  if (dialog.kind === 'potret') {
    return <PotretDialog satkerId={kriteria.satkerId} bukti={dialog.bukti} onClose={onClose} />;
  }
  if (dialog.kind === 'pilih') {
    return (
      <PilihDialog
        satkerId={kriteria.satkerId}
        kriteriaId={kriteria.kriteriaId}
        bukti={bukti}
        ajukan={ajukan}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'halaman') {
    return <HalamanKriteriaDialog kriteria={kriteria} bukti={dialog.bukti} onClose={onClose} />;
  }
  return <KeteranganDialog kriteria={kriteria} bukti={dialog.bukti} onClose={onClose} />;
}
