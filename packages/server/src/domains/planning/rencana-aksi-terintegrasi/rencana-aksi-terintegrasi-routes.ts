import { rencanaAksiTerintegrasiCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { listAsal } from '../../../kit/asal-realisasi/asal-realisasi';
import { listBukti } from '../../../kit/bukti-langkah-aksi/bukti-repository';
import { listRows, type PlainRow } from '../../../kit/plan-rows/plan-row-repository';
import { inTreeOrder } from '../../../kit/plan-rows/tree-order';
import { locksIn } from '../../../kit/resource/row-access';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { notModified, rowEtag, sourceEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { registerBukti } from './bukti-routes';
import { findKeadaanUnit } from './state-repository';
import { terintegrasiColumns } from './terintegrasi-export';
import { updateRow } from './update-row';

const { list, update, export: exportCall } = rencanaAksiTerintegrasiCalls;

/** The integrated action plan of a unit: all its rows in one answer, each written by a call of its own. */
export function registerRencanaAksiTerintegrasi(app: FastifyInstance): void {
  registerBukti(app);

  route(app, list, async ({ db, actor, tahun, clock, request, reply, query: { satuan_kerja_id: unit } }) => {
    const { satuan_kerja, tanda } = await openUnit(db, actor, unit);
    const kunci = (await locksIn({ kunci: 'rencana' }, { db, actor, tahun, now: clock() }, [unit]))(unit);
    const kemampuan = { ubah: can(actor, update.act, { satuan_kerja_id: unit }) };
    const etag = sourceEtag(unit, tahun, tanda, JSON.stringify(kunci), kemampuan.ubah);
    if (notModified(request, reply, etag)) return reply.code(304).send();
    const [rows, bukti, asal] = await Promise.all([
      listRows(db, unit, tahun),
      listBukti(db, unit, tahun),
      listAsal(db, unit, tahun),
    ]);
    const baris = inTreeOrder(rows).map((row) => ({
      ...row,
      bukti: (isStep(row) && bukti.get(row.id)) || [],
      asal_realisasi: (isStep(row) && asal.get(row.id)) || [],
    }));
    // Thousands of rows that come from the database as they are: checking each against its schema would cost more.
    const text = JSON.stringify({ data: { satuan_kerja, kunci, kemampuan, baris } });
    return reply.type('application/json; charset=utf-8').send(text);
  });

  route(app, update, async ({ db, actor, tahun, clock, request, reply, params, body }) => {
    const data = await asActor(db, actor.id, (tx) =>
      updateRow({ tx, actor, tahun, now: clock(), request, ...params }, body),
    );
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, exportCall, async ({ db, actor, tahun, reply, query: { satuan_kerja_id: unit, bagian } }) => {
    const { satuan_kerja } = await openUnit(db, actor, unit);
    const rows = inTreeOrder(await listRows(db, unit, tahun));
    const kolom = terintegrasiColumns[bagian];
    async function* portions() {
      yield rows.map((row) => kolom.map(({ value }) => value(row)));
    }
    return sendXlsx(reply, {
      nama: `${bagian}-aksi-terintegrasi-${unit}`,
      lembar: satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
      tahun,
      headings: kolom.map(({ title }) => title),
      rows: portions(),
    });
  });
}

const isStep = ({ tingkat }: PlainRow) => tingkat === 'kinerja-langkah-aksi';

/** The unit asked for; refused when it is not the reader's own and he does not see all. */
async function openUnit(db: Kysely<Tables>, actor: SignedIn, satuan_kerja_id: number) {
  if (!can(actor, list.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  const keadaan = await findKeadaanUnit(db, satuan_kerja_id);
  if (keadaan === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return keadaan;
}
