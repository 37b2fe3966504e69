import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { useDownload } from './use-download';

export interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  /** Fetches the file with the user's rights. */
  file: () => Promise<Blob>;
  /** Name that it is stored under. */
  name: string;
  /** Told what went wrong when it cannot be fetched. */
  onFailed: (error: unknown) => void;
  /** Words on the button. */
  children: ReactNode;
}

/** Fetches a file and stores it. */
export function DownloadButton({ file, name, onFailed, children, size = 'small' }: DownloadButtonProps) {
  const { download, busy } = useDownload(onFailed);
  return (
    <Button
      size={size}
      icon={<Download size={16} />}
      loading={busy}
      onClick={() => void download(file, name)}
    >
      {children}
    </Button>
  );
}
