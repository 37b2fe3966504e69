import type { Session } from '@selaras/portal';

/** What an entity, or a queue, says of years. */
export interface OfYear {
  /**
   * The year that its rows are read and written for, out of what the reader chose; it stands in the words of pages and
   * in names of files, and drafts belong to it. Left out: its rows belong to no year.
   */
  yearOf?(chosen: Pick<Session, 'tahunKinerja' | 'tahunPublik'>): number;
}

/** What a list without rows says. */
export const noneYet = (sebutan: string, tahun: number | null): string =>
  tahun === null ? `Belum ada ${sebutan}.` : `Belum ada ${sebutan} untuk tahun ${tahun}.`;

/** Name of a spreadsheet with rows of a year. */
export const spreadsheetName = (name: string, tahun: number | null): string =>
  tahun === null ? `${name}.xlsx` : `${name}-${tahun}.xlsx`;
