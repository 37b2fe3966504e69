import { DownloadButton, type DownloadButtonProps } from '@selaras/ui';
import { useDownloadFailure } from './use-download-failure';

/** Fetches a list as a spreadsheet and stores it. */
export function SpreadsheetButton(props: Pick<DownloadButtonProps, 'file' | 'name' | 'size'>) {
  return (
    <DownloadButton {...props} onFailed={useDownloadFailure('Ekspor gagal')}>
      Ekspor XLSX
    </DownloadButton>
  );
}
