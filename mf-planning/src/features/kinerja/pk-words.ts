import { type StatusUnggahPk, statusUnggahPkWords } from '@selaras/domain';

/** What a performance says of its agreement. */
export const pkWords = (status: StatusUnggahPk | null): string =>
  status === null ? 'Belum ada' : statusUnggahPkWords[status];
