import { programInovatifCalls, programInovatifDisplayCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { findFile } from '../../../kit/files/file-repository';
import { openStore } from '../../../kit/files/open-store';
import { remakeStored } from '../../../kit/files/picture/remake-stored';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { notModified } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';
import { findInovasi, listInovasi } from './program-inovatif-repository';
import { createInovasi, removeInovasi, TUJUAN, updateInovasi } from './write-inovasi';

const { picture, create, update, remove } = programInovatifCalls;

export const programInovatif = displayAnswer(
  programInovatifDisplayCalls,
  async ({ db, tahun, query: { satuan_kerja_id } }) => {
    if (satuan_kerja_id !== undefined && (await findSatuanKerja(db, satuan_kerja_id)) === undefined) {
      throw new ProblemError('TIDAK_DITEMUKAN');
    }
    return { data: await listInovasi(db, tahun, satuan_kerja_id) };
  },
);

/** Innovations: read by everybody, written by their unit (domain §9, 2.3). */
export function registerProgramInovatif(app: FastifyInstance, answers: DisplayAnswers): void {
  const store = openStore(app.context.config);
  registerFileOwner(app, TUJUAN, async (db, _, id) => (await findInovasi(db, id)) !== undefined);

  displayRoute(app, answers, programInovatif);

  route(app, picture, async ({ db, params, request, reply }) => {
    const berkas_id = (await findInovasi(db, params.id))?.berkas_id ?? null;
    const kept = berkas_id === null ? undefined : await findFile(db, berkas_id);
    const berkas = kept && (await remakeStored({ db, store, remaker: app.pictureRemaker }, kept));
    if (berkas === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    if (notModified(request, reply, `"${berkas.sha256}"`)) return reply.code(304).send();
    const content = await store.open(berkas.nama_acak);
    if (content === null) throw new ProblemError('TIDAK_DITEMUKAN');
    return reply
      .type(berkas.jenis)
      .header('Content-Length', berkas.ukuran)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(content);
  });

  route(app, create, async ({ db, actor, request, tahun, body }) => ({
    data: await writeOnce({ db, actor, request }, (tx) => createInovasi({ tx, actor }, tahun, body)),
  }));
  route(app, update, async ({ db, actor, request, params, body }) => ({
    data: await asActor(db, actor.id, (tx) => updateInovasi({ tx, actor, request, ...params }, body)),
  }));
  route(app, remove, async ({ db, actor, request, reply, params }) => {
    await asActor(db, actor.id, (tx) => removeInovasi({ tx, actor, request, ...params }));
    return reply.code(204).send();
  });
}
