import { failureText } from '@selaras/api-client';
import type { KeptFile, PerjanjianDetail } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { FilesField } from '@selaras/resource/files';
import { useState } from 'react';
import { useSign } from './use-steps';

const LANGKAH = 'Cetak, tanda tangani, pindai menjadi PDF, lalu unggah. Status menjadi ditandatangani.';
const TERBUKA = 'Salinan ini terbuka untuk umum seperti yang ditandatangani, termasuk NIP di dalamnya.';

interface SignedCopyDialogProps {
  perjanjian: PerjanjianDetail;
  onClose: () => void;
}

/** Takes the copy that both have signed; with it the agreement counts as signed. */
export function SignedCopyDialog({ perjanjian, onClose }: SignedCopyDialogProps) {
  const [berkas, setBerkas] = useState<readonly KeptFile[]>([]);
  const [busy, setBusy] = useState(false);
  const save = useSign(perjanjian, onClose);
  const [chosen] = berkas;
  return (
    <ActDialog
      title="Unggah salinan bertanda tangan"
      description={perjanjian.jenis === 'pegawai' ? LANGKAH : `${LANGKAH} ${TERBUKA}`}
      verb="Simpan salinan"
      disabled={chosen === undefined || busy}
      sending={save}
      typed={busy || chosen !== undefined}
      onSubmit={() => chosen && save.mutate(chosen.id)}
      onClose={onClose}
    >
      <FilesField
        label="Salinan bertanda tangan"
        tujuan="pk_ttd"
        max={1}
        value={berkas}
        onChange={setBerkas}
        onBusy={setBusy}
        error={save.error === null ? undefined : failureText(save.error).pesan}
      />
    </ActDialog>
  );
}
