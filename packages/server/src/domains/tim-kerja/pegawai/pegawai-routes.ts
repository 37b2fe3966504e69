import { pegawaiActs, pegawaiCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { listHistory } from '../../../kit/resource/history-repository';
import { sendRows } from '../../../kit/xlsx/send-rows';
import { contentEtag, notModified, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { registerPegawaiImport } from './import/pegawai-import-routes';
import { requirePegawai } from './pegawai-detail';
import { listPegawai } from './pegawai-list';
import { pegawaiSheet } from './pegawai-sheet';
import { changePegawai, correctPegawai, endPegawai, insertPegawai, startPost } from './pegawai-write';

const { list, export: ekspor, get, history, create, update, pindah, berhenti, kembali } = pegawaiCalls;

/** `/pegawai`: employees with their posts by time; moves, retirement, return, import (domain §6). */
export function registerPegawai(app: FastifyInstance): void {
  registerPegawaiImport(app);

  route(app, list, async ({ db, actor, query }) => ({
    ...(await listPegawai(db, actor, query)),
    kemampuan: { buat: can(actor, create.act) },
  }));

  route(app, ekspor, async ({ db, actor, tahun, query, reply }) => {
    const { data } = await listPegawai(db, actor, { ...query, page: ALL_ROWS });
    return sendRows(reply, { nama: 'pegawai', tahun, columns: pegawaiSheet, rows: data });
  });

  route(app, get, async ({ db, actor, params, request, reply }) => {
    const data = await requirePegawai(db, actor, params.nip);
    if (notModified(request, reply, contentEtag(data))) return reply.code(304).send();
    return { data };
  });

  route(app, history, async ({ db, actor, params, query }) => {
    const { id } = await requirePegawai(db, actor, params.nip);
    const found = await listHistory(db, 'pegawai', id, query.page);
    // Superiors may be of other units, whose numbers are not told; the posts name them.
    const told = found.data.map((entry) => ({
      ...entry,
      perubahan: entry.perubahan.filter(({ kolom }) => kolom !== 'atasan_nip'),
    }));
    return { ...found, data: told };
  });

  route(app, create, async ({ db, actor, body, request, reply, clock }) => {
    if (!can(actor, pegawaiActs.tulis, body)) throw new ProblemError('TIDAK_BERHAK');
    const data = await writeOnce({ db, actor, request }, async (tx) => {
      await insertPegawai(tx, body, clock());
      return requirePegawai(tx, actor, body.nip);
    });
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, update, async ({ params, body, ...input }) =>
    changePegawai(input, params.nip, 'ubah', (tx, pegawai) => correctPegawai(tx, pegawai, body)),
  );
  route(app, pindah, async ({ params, body, ...input }) =>
    changePegawai(input, params.nip, 'ubah', (tx, pegawai) =>
      startPost(tx, pegawai, body, { actor: input.actor, now: input.clock() }),
    ),
  );
  route(app, berhenti, async ({ params, body, ...input }) =>
    changePegawai(input, params.nip, 'ubah', (tx, pegawai) => endPegawai(tx, pegawai, body, input.clock())),
  );
  route(app, kembali, async ({ params, body, ...input }) =>
    changePegawai(input, params.nip, 'kembali', (tx, pegawai) => {
      if (!can(input.actor, pegawaiActs.tulis, body)) throw new ProblemError('TIDAK_BERHAK');
      return startPost(tx, pegawai, body, { actor: input.actor, now: input.clock() });
    }),
  );
}
