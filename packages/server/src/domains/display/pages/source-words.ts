import { formatDate } from '@selaras/domain';

/** Where the figures of a page come from, and of when. */
export const sourceWords = (instansi: string, diperbarui: Date | null): string =>
  `Sumber: Selaras, ${instansi}.${diperbarui === null ? '' : ` Data diperbarui ${formatDate(diperbarui)}.`}`;
