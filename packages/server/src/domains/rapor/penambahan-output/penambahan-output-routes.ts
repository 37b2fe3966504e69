import { type PenambahanOutput, penambahanOutputCalls } from '@selaras/contracts';
import { allTriwulan, jumlahOutput, totalOutput, triwulanWord } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { listHistory } from '../../../kit/resource/history-repository';
import { unitScope } from '../../../kit/visibility/unit-scope';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { findTriwulan } from './pass-batas';
import { listOutput, type StoredOutput } from './penambahan-output-repository';
import { requireOutput, savePenambahanOutput } from './save-penambahan-output';

const { list, export: exportCall, update, history } = penambahanOutputCalls;

/** A unit's row as this reader sees it. */
const present = ({ id: _, ...row }: StoredOutput, actor: SignedIn): PenambahanOutput => ({
  ...row,
  kemampuan: { ubah: can(actor, update.act, row.satuan_kerja) },
});

/** `/rapor-kinerja/penambahan-jumlah-output`: outputs beyond plan, four numbers a unit and year (domain §9 2.6). */
export function registerPenambahanOutput(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, tahun, clock }) => {
    const [rows, triwulan] = await Promise.all([
      listOutput(db, tahun, unitScope(actor)),
      findTriwulan(db, tahun, clock()),
    ]);
    return { data: rows.map((row) => present(row, actor)), total: totalOutput(rows), triwulan };
  });

  route(app, exportCall, async ({ db, actor, tahun, reply }) => {
    const rows = await listOutput(db, tahun, unitScope(actor));
    const cells = rows.map((row) => [row.satuan_kerja.satuan_kerja_nama, ...quarters(row)]);
    return sendXlsx(reply, {
      nama: 'penambahan-jumlah-output',
      tahun,
      headings: ['Satuan kerja', ...allTriwulan.map((tw) => triwulanWord(tw)), 'Jumlah'],
      rows: (async function* () {
        yield rows.length > 1 ? [...cells, ['Jumlah', ...quarters(totalOutput(rows))]] : cells;
      })(),
    });
  });

  route(app, update, async ({ db, actor, tahun, clock, request, reply, params: { satkerId }, body }) => {
    if (!can(actor, update.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const row = await asActor(db, actor.id, (tx) =>
      savePenambahanOutput({ tx, actor, tahun, now: clock(), request }, satkerId, body),
    );
    reply.header('ETag', rowEtag(row));
    return { data: present(row, actor) };
  });

  route(app, history, async ({ db, actor, tahun, params: { satkerId }, query: { page } }) => {
    if (!can(actor, history.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const { id } = await requireOutput(db, tahun, satkerId);
    return listHistory(db, 'penambahan_output', id ?? 0, page);
  });
}

const quarters = (row: Pick<StoredOutput, 'tw1' | 'tw2' | 'tw3' | 'tw4'>) => [
  ...allTriwulan.map((tw) => row[`tw${tw}`]),
  jumlahOutput(row),
];
