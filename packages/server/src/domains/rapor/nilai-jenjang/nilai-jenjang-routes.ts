import { nilaiJenjangCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { rowEtag } from '../../../plugins/etag';
import { route } from '../../../plugins/route';
import { listBaris, listUnits } from './nilai-jenjang-repository';
import { barisCells, barisHeadings, rekapCells, rekapHeadings } from './nilai-jenjang-sheet';
import { rekapOf } from './rekap-nilai-jenjang';
import { saveNilaiJenjang } from './save-nilai-jenjang';

const { list, export: exportCall, rekap, exportRekap, update } = nilaiJenjangCalls;

/** `/nilai-jenjang-kinerja`: the class of every unit's key indicators, and the mean of each unit (domain §3). */
export function registerNilaiJenjang(app: FastifyInstance): void {
  route(app, list, async ({ db, tahun, query }) => ({
    data: await listBaris(db, { tahun, satuanKerjaId: query.satuan_kerja_id }),
  }));

  route(app, exportCall, async ({ db, tahun, query, reply }) => {
    const rows = await listBaris(db, { tahun, satuanKerjaId: query.satuan_kerja_id });
    return sendXlsx(reply, {
      nama: 'nilai-jenjang-kinerja',
      tahun,
      headings: barisHeadings,
      rows: portion(rows.map(barisCells)),
    });
  });

  route(app, rekap, async ({ db, tahun }) => ({ data: await readRekap(db, tahun) }));

  route(app, exportRekap, async ({ db, tahun, reply }) =>
    sendXlsx(reply, {
      nama: 'rekap-nilai-jenjang-kinerja',
      tahun,
      headings: rekapHeadings,
      rows: portion((await readRekap(db, tahun)).map(rekapCells)),
    }),
  );

  route(app, update, async ({ db, actor, tahun, request, reply, params: { id }, body }) => {
    const data = await saveNilaiJenjang({ db, actor, tahun, request, id }, body);
    reply.header('ETag', rowEtag(data));
    return { data };
  });
}

async function readRekap(db: Kysely<Tables>, tahun: number) {
  const [units, rows] = await Promise.all([listUnits(db), listBaris(db, { tahun })]);
  return rekapOf(units, rows);
}

async function* portion<Cells>(rows: Cells[]) {
  yield rows;
}
