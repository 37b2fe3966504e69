import { XLSX_TYPE } from '@selaras/contracts';
import type { FastifyReply } from 'fastify';
import { xlsxStream } from './xlsx';

type Rows = Parameters<typeof xlsxStream>[2];

interface Sheet {
  /** Name of the sheet, and of the file with the year behind it. */
  readonly nama: string;
  readonly tahun: number;
  readonly headings: readonly string[];
  readonly rows: Rows;
}

/** Sends rows as a spreadsheet to be stored. */
export function sendXlsx(reply: FastifyReply, { nama, tahun, headings, rows }: Sheet): FastifyReply {
  return reply
    .type(XLSX_TYPE)
    .header('Content-Disposition', `attachment; filename="${nama}-${tahun}.xlsx"`)
    .send(xlsxStream(nama, headings, rows));
}
