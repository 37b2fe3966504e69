import { failureText } from '@selaras/api-client';
import type { Berkas, PerjanjianRincian } from '@selaras/contracts';
import { BerkasField, Button, Modal } from '@selaras/ui';
import { useState } from 'react';
import { useTandaTangan } from './use-langkah';

interface SalinanDialogProps {
  perjanjian: PerjanjianRincian;
  onClose: () => void;
}

/** Takes the copy that both have signed; with it the agreement counts as signed. */
export function SalinanDialog({ perjanjian, onClose }: SalinanDialogProps) {
  const [berkas, setBerkas] = useState<readonly Berkas[]>([]);
  const [busy, setBusy] = useState(false);
  const simpan = useTandaTangan(perjanjian, onClose);
  const [chosen] = berkas;
  return (
    <Modal
      open
      title="Unggah salinan bertanda tangan"
      description="Cetak, tanda tangani, pindai menjadi PDF, lalu unggah. Status menjadi ditandatangani."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined || busy}
            loading={simpan.isPending}
            onClick={() => chosen && simpan.mutate(chosen.id)}
          >
            Simpan salinan
          </Button>
        </>
      }
    >
      <BerkasField
        label="Salinan bertanda tangan"
        tujuan="pk_ttd"
        max={1}
        value={berkas}
        onChange={setBerkas}
        onBusy={setBusy}
        error={simpan.error === null ? undefined : failureText(simpan.error).pesan}
      />
    </Modal>
  );
}
