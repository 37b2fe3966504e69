import { XLSX_TYPE } from '@selaras/contracts';
import type { FastifyReply } from 'fastify';
import type { FileColumn } from '../sheet-import/sheet-column';
import { aboutExport } from '../xlsx/about-export';
import { xlsxStream } from '../xlsx/xlsx';

type Cells = readonly (string | number | null)[];

/** Sends the sheet that people fill in: the columns of a kind with these rows below its head, and where they are from. */
export async function sendTemplate(
  reply: FastifyReply,
  name: string,
  columns: readonly FileColumn<string>[],
  rows: readonly Cells[],
): Promise<FastifyReply> {
  const about = await aboutExport(reply, { nama: `templat-${name}` });
  async function* portions() {
    yield rows;
  }
  return reply
    .header('Content-Disposition', `attachment; filename="templat-${name}.xlsx"`)
    .type(XLSX_TYPE)
    .send(
      xlsxStream(
        'Templat',
        columns.map(({ title }) => title),
        portions(),
        { about },
      ),
    );
}
