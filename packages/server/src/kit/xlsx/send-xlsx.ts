import { XLSX_TYPE } from '@selaras/contracts';
import type { FastifyReply } from 'fastify';
import { aboutExport } from './about-export';
import { xlsxStream } from './xlsx';

type Rows = Parameters<typeof xlsxStream>[2];

interface Sheet {
  /** Name of the file, with the year behind it. */
  readonly nama: string;
  /** Name of the sheet; left out: that of the file. */
  readonly lembar?: string;
  readonly tahun: number;
  readonly headings: readonly string[];
  readonly rows: Rows;
}

/** Sends rows as a spreadsheet to be stored, which says itself where, when and from which data it was made (ADR 148). */
export async function sendXlsx(
  reply: FastifyReply,
  { nama, lembar = nama, tahun, headings, rows }: Sheet,
): Promise<FastifyReply> {
  const about = await aboutExport(reply, { nama, tahun });
  return reply
    .type(XLSX_TYPE)
    .header('Content-Disposition', `attachment; filename="${nama}-${tahun}.xlsx"`)
    .send(xlsxStream(lembar, headings, rows, { about }));
}
