import type { FastifyReply } from 'fastify';
import { requireExportable } from './export-limit';
import { sendXlsx } from './send-xlsx';
import type { Cell } from './xlsx';

/** A column of a spreadsheet: its head, and what it shows of a row. */
export type RowColumn<Row> = readonly [title: string, value: (row: Row) => Cell];

interface RowsSheet<Row> {
  /** First part of the file's name; the year follows. */
  readonly nama: string;
  readonly tahun: number;
  readonly columns: readonly RowColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Sends rows that were read already as a spreadsheet; 422 when they are too many. */
export function sendRows<Row>(
  reply: FastifyReply,
  { nama, tahun, columns, rows }: RowsSheet<Row>,
): Promise<FastifyReply> {
  requireExportable(rows.length);
  return sendXlsx(reply, {
    nama,
    tahun,
    headings: columns.map(([title]) => title),
    rows: (async function* () {
      yield rows.map((row) => columns.map(([, value]) => value(row)));
    })(),
  });
}
