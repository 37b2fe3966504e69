import { ApiError, handledByPage } from '@selaras/api-client';
import { openInTab, useToast } from '@selaras/ui';
import { useMutation } from '@tanstack/react-query';

/** Refusals that concern the document; the shell tells all other failures. */
const refusals = [404, 409];

/**
 * Opens a document in a new tab under its address, where it stays when the tab is loaded again. `find` asks
 * for it first, with the reader's rights (`apiClient.tabAddress`): what refuses it is told here. Called by the click itself: a tab that is
 * opened later the browser takes for an advertisement.
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
    open: (find: () => Promise<string>) => mutate(openInTab(find)),
    busy: isPending,
  };
}
