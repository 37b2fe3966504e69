import type { PemilikDokumen } from '@selaras/contracts';
import type { DokumenAct } from './dokumen-card';
import { RestoreDialog } from './restore-dialog';
import { UploadDialog } from './upload-dialog';
import { VersionsDialog } from './versions-dialog';
import { WithdrawDialog } from './withdraw-dialog';

interface DokumenDialogProps {
  act: DokumenAct;
  owner: PemilikDokumen['satuan_kerja'];
  onClose: () => void;
}

/** Asks for what an act needs. */
export function DokumenDialog({ act, owner, onClose }: DokumenDialogProps) {
  switch (act.langkah) {
    case 'unggah':
      return <UploadDialog jenis={act.jenis} dokumen={null} owner={owner} onClose={onClose} />;
    case 'ganti':
      return (
        <UploadDialog
          jenis={act.dokumen.jenis_dokumen_id as 1 | 2 | 3 | 4}
          dokumen={act.dokumen}
          owner={owner}
          onClose={onClose}
        />
      );
    case 'tarik':
      return <WithdrawDialog dokumen={act.dokumen} onClose={onClose} />;
    case 'tampilkan':
      return <RestoreDialog dokumen={act.dokumen} onClose={onClose} />;
    case 'riwayat':
      return <VersionsDialog dokumen={act.dokumen} onClose={onClose} />;
  }
}
