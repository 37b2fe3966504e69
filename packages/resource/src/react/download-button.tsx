import { Button } from '@selaras/ui';
import { Download } from 'lucide-react';
import { useDownload } from './use-download';

interface DownloadButtonProps {
  /** Fetches the file with the user's rights. */
  file: () => Promise<Blob>;
  /** Name that it is stored under. */
  name: string;
}

/** Fetches a list as a spreadsheet and stores it. */
export function DownloadButton({ file, name }: DownloadButtonProps) {
  const { download, busy } = useDownload('Ekspor gagal');
  return (
    <Button
      size="small"
      icon={<Download size={16} />}
      loading={busy}
      onClick={() => void download(file, name)}
    >
      Ekspor XLSX
    </Button>
  );
}
