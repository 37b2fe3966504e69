import { createHash, randomBytes } from 'node:crypto';
import { downloadFileCall, fileKinds, uploadFileCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../database/as-actor';
import { atMost } from '../../plugins/at-most';
import { notModified } from '../../plugins/etag';
import { readFile } from '../../plugins/file-body';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { checkFile } from './check-file';
import { attachment } from './content-disposition';
import { findFile, giveUpFile, insertFile } from './file-repository';
import { makeRoom } from './make-room';
import { openStore } from './open-store';

/**
 * Files: one way in, one way out. The row stands before the bytes do, so that whatever ends in between is swept; an
 * upload that breaks off never comes this far.
 */
export function registerFiles(app: FastifyInstance): void {
  const store = openStore(app.context.config);
  const inTurn = atMost(2, 10);

  route(app, uploadFileCall, async ({ request, query, actor, db }) => {
    const content = readFile(request);
    const jenis = await inTurn(() => checkFile({ content, ...query }));
    await makeRoom(db, store, actor.id);
    const nama_acak = randomBytes(16).toString('hex');
    const data = await asActor(db, actor.id, (tx) =>
      insertFile(tx, {
        ...query,
        nama_acak,
        jenis: fileKinds[jenis].jenis,
        ukuran: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        satuan_kerja_id: actor.satuan_kerja_id,
        created_by: actor.id,
      }),
    );
    try {
      await store.write(nama_acak, content);
    } catch (error) {
      await asActor(db, actor.id, (tx) => giveUpFile(tx, data.id));
      throw error;
    }
    return { data };
  });

  route(app, downloadFileCall, async ({ params, request, reply, actor, db }) => {
    const berkas = await findFile(db, params.id);
    const mayRead =
      berkas?.pemilik_id == null
        ? berkas?.created_by === actor.id
        : await app.fileOwners.get(berkas.tujuan)?.(db, actor, berkas.pemilik_id);
    if (berkas === undefined || mayRead !== true) throw new ProblemError('TIDAK_DITEMUKAN');
    if (notModified(request, reply, `"${berkas.sha256}"`)) return reply.code(304).send();
    const content = await store.open(berkas.nama_acak);
    if (content === null) {
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Isi berkas ini tidak ada lagi di penyimpanan.' });
    }
    return reply
      .type(berkas.jenis)
      .header('Content-Disposition', attachment(berkas.nama))
      .header('Content-Length', berkas.ukuran)
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(content);
  });
}
