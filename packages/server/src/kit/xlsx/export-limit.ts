import { ProblemError } from '../../plugins/problem';

/** Rows that one spreadsheet holds at most; more are narrowed down first. */
export const EXPORT_LIMIT = 20_000;

/** @throws 422 for a list with more rows than a spreadsheet holds. */
export function requireExportable(rows: number): void {
  if (rows <= EXPORT_LIMIT) return;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    pesan: `Lebih dari ${EXPORT_LIMIT} baris. Persempit dengan saringan lalu unduh kembali.`,
  });
}
