import { Button, Modal, ProgressBar } from '@selaras/ui';
import { useEffect, useState } from 'react';

/** A shorter export shows no dialog. */
const SHOW_AFTER_MS = 300;

interface ExportProgressProps {
  /** 0 to 1; null while the picture is being laid out. */
  part: number | null;
  /** Size and memory of what is being made. */
  words: string | null;
  onCancel: () => void;
}

/** Progress of a long export, with a way to cancel it. */
export function ExportProgress({ part, words, onCancel }: ExportProgressProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Modal
      open
      size="small"
      title="Mengekspor diagram"
      description={words ?? 'Menata gambar.'}
      onClose={onCancel}
      footer={<Button onClick={onCancel}>Batalkan</Button>}
    >
      <ProgressBar label="Bagian yang selesai" value={Math.floor((part ?? 0) * 100)} />
    </Modal>
  );
}
