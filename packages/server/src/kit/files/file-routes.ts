import { createHash, randomBytes } from 'node:crypto';
import { downloadFileCall, fileKinds, maxBytesOf, uploadFileCall } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../database/as-actor';
import { atMost } from '../../plugins/at-most';
import { readFile } from '../../plugins/file-body';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { checkFile } from './check-file';
import { findFile, giveUpFile, insertFile } from './file-repository';
import { makeRoom } from './make-room';
import { openStore } from './open-store';
import { sendFile } from './send-file';

/**
 * Files: one way in, one way out. The row stands before the bytes do, so that whatever ends in between is swept; an
 * upload that breaks off never comes this far.
 */
export function registerFiles(app: FastifyInstance): void {
  const store = openStore(app.context.config);
  const inTurn = atMost(2, 10);

  route(app, uploadFileCall, async ({ request, query, actor, db }) => {
    const content = readFile(request);
    const most = maxBytesOf(query.tujuan);
    if (content.length > most) {
      throw new ProblemError('UKURAN_BERLEBIH', {
        pesan: `Berkas terlalu besar. Paling besar ${formatBytes(most)}.`,
      });
    }
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
    return sendFile({ request, reply, store }, berkas);
  });
}
