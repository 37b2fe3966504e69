import { failureText } from '@selaras/api-client';
import { Button, downloadBlob, useToast } from '@selaras/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

interface DownloadButtonProps {
  /** Fetches the file with the user's rights. */
  file: () => Promise<Blob>;
  /** Name that it is stored under. */
  name: string;
}

/** Fetches a list as a spreadsheet and stores it. */
export function DownloadButton({ file, name }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const download = async () => {
    setBusy(true);
    try {
      downloadBlob(await file(), name);
    } catch (error) {
      toast.show({ tone: 'danger', title: 'Ekspor gagal', description: failureText(error).pesan });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="small" icon={<Download size={16} />} loading={busy} onClick={() => void download()}>
      Ekspor XLSX
    </Button>
  );
}
