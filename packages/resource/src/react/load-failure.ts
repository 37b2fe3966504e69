import { ApiError, failureText } from '@selaras/api-client';
import type { ErrorStateProps } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/**
 * What stands in the place of data that could not be read: what failed, why, and the way to try again. Where there is
 * nothing to be read, trying again would find nothing either: it says where to look instead.
 */
export function loadFailure(
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>,
  title: string,
): ErrorStateProps | null {
  if (query.error === null) return null;
  const { pesan, kode } = failureText(query.error);
  if (query.error instanceof ApiError && query.error.status === 404) {
    return { title: NOT_FOUND, description: pesan === NOT_FOUND ? WHERE_ELSE : pesan, code: kode };
  }
  return {
    title,
    description: pesan,
    code: kode,
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}

/** What the server says of whatever is not there, unless it knows more. */
const NOT_FOUND = 'Data tidak ditemukan';
const WHERE_ELSE =
  'Mungkin data ini milik tahun lain, belum final, atau sudah dihapus. Pilih tahun lain di atas, atau kembali ke halaman sebelumnya.';
