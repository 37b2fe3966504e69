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
  if (query.error instanceof ApiError && query.error.status === 404) return notFound;
  const { pesan, kode } = failureText(query.error);
  return {
    title,
    description: pesan,
    code: kode,
    onRetry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}

const notFound: ErrorStateProps = {
  title: 'Data tidak ditemukan',
  description:
    'Mungkin data ini milik tahun lain, belum final, atau sudah dihapus. Pilih tahun lain di atas, atau buka kembali daftarnya.',
  code: 404,
};
