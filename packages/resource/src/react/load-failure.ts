import { failureText } from '@selaras/api-client';
import type { ErrorStateProps } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** What stands in the place of data that could not be read: what failed, why, and the way to try again. */
export function loadFailure(
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>,
  title: string,
): ErrorStateProps | null {
  if (query.error === null) return null;
  const { pesan, kode } = failureText(query.error);
  return {
    title,
    description: pesan,
    code: kode,
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
