import { statusUnggahPkWords } from '@selaras/domain';

/** What a performance says of its agreement. */
export const pkWords = (status: 'draf' | 'ditandatangani' | null): string =>
  status === null ? 'Belum ada' : statusUnggahPkWords[status];
