import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { EXPORT_LIMIT, requireExportable } from '../xlsx/export-limit';
import { sendXlsx } from '../xlsx/send-xlsx';
import type { FindQuery, Resource, SheetColumn } from './resource';
import { type ListInput, listIds, readRows } from './resource-repository';

const EXPORT_PORTION = 500;

interface SheetExport {
  readonly source: Pick<Resource<object>, 'table' | 'belongsTo' | 'sql' | 'unitColumns'>;
  readonly ekspor: readonly SheetColumn[];
  readonly input: ListInput<FindQuery>;
  /** First part of the file's name; the year follows. */
  readonly nama: string;
}

/** Sends all rows of a list as a spreadsheet, read in portions while it is on its way. */
export async function sendExport(
  reply: FastifyReply,
  db: Kysely<Tables>,
  { source, ekspor, input, nama }: SheetExport,
): Promise<FastifyReply> {
  const { tahun, visibility } = input;
  const ids = await listIds(db, source, input, EXPORT_LIMIT);
  requireExportable(ids.length);
  async function* portions() {
    for (let start = 0; start < ids.length; start += EXPORT_PORTION) {
      const rows = await readRows(db, source, ids.slice(start, start + EXPORT_PORTION), tahun, visibility);
      yield rows.map((row) => ekspor.map(({ value }) => value({ ...row })));
    }
  }
  const headings = ekspor.map(({ title }) => title);
  return sendXlsx(reply, { nama, tahun, headings, rows: portions() });
}
