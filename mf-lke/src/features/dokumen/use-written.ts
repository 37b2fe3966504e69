import { invalidate } from '@selaras/api-client';
import { useToast } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { dokumenQueries } from './dokumen-queries';

/** What follows a write: the documents are read again, a word says that it is done, the dialog goes. */
export function useWritten(title: string, onClose: () => void): () => void {
  const queries = useQueryClient();
  const toast = useToast();
  return () => {
    invalidate(queries, dokumenQueries.all);
    toast.show({ tone: 'success', title });
    onClose();
  };
}
