import { formatDecimal } from '@selaras/domain';

/** Says that a text is longer than the report takes; undefined: it is not. Nothing is cut: who wrote it shortens it. */
export const tooLong = (what: 'Teks' | 'Alamat', { length }: string, most: number): string | undefined =>
  length > most
    ? `${what} ini ${formatDecimal(length)} karakter; paling panjang ${formatDecimal(most)} karakter.`
    : undefined;
