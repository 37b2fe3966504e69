import { ApiError, handledByPage } from '@selaras/api-client';
import { openInTab, useToast } from '@selaras/ui';
import { useMutation } from '@tanstack/react-query';

/** Refusals that concern the document; the shell tells all other failures. */
const refusals = [404, 409];

/**
 * Opens a document in a new tab with the reader's rights, and says why when there is none to open. Called by the click
 * itself: a tab that is opened later the browser takes for an advertisement.
 */
export function useOpenTab() {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (opening: Promise<void>) => opening,
    networkMode: 'always',
    meta: handledByPage(...refusals),
    onError: (error) => {
      if (!(error instanceof ApiError) || !refusals.includes(error.status)) return;
      toast.show({ tone: 'danger', title: 'Dokumen gagal dibuka', description: error.pesan });
    },
  });
  return {
    open: (fetchFile: () => Promise<Blob>) => mutate(openInTab(fetchFile)),
    busy: isPending,
  };
}
