import { failureText } from '@selaras/api-client';
import { downloadBlob, useToast } from '@selaras/ui';
import { useState } from 'react';

/** Fetches a file, once at a time, and stores it; `failed` says what did not work when it cannot be fetched. */
export function useDownload(failed: string) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const download = async (file: () => Promise<Blob>, name: string) => {
    setBusy(true);
    try {
      downloadBlob(await file(), name);
    } catch (error) {
      toast.show({ tone: 'danger', title: failed, description: failureText(error).pesan });
    } finally {
      setBusy(false);
    }
  };

  return { download, busy };
}
