import { useState } from 'react';
import { downloadBlob } from './download-blob';

/** Fetches a file, once at a time, and stores it; `onFailed` is told what went wrong when it cannot be fetched. */
export function useDownload(onFailed: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);

  const download = async (file: () => Promise<Blob>, name: string) => {
    setBusy(true);
    try {
      downloadBlob(await file(), name);
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  };

  return { download, busy };
}
