import { failureText } from '@selaras/api-client';
import { useToast } from '@selaras/ui';

/** Tells why a file could not be fetched; `title` says what did not work. */
export function useDownloadFailure(title: string): (error: unknown) => void {
  const toast = useToast();
  return (error) => toast.show({ tone: 'danger', title, description: failureText(error).pesan });
}
