import { downloadFileCall, maxBytesOf, uploadFileCall } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { atMost } from '../../plugins/at-most';
import { readFile } from '../../plugins/file-body';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { findFile } from './file-repository';
import { keepFile } from './keep-file';
import { openStore } from './open-store';
import { takeFile } from './picture/take-file';
import { sendFile } from './send-file';

/** Files: one way in, one way out. An upload that breaks off never comes this far. */
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
    const taken = await inTurn(() => takeFile(app.pictureRemaker, { content, ...query }));
    const jumlahHalaman = await app.pageCounter.count(taken.content, taken.jenis);
    const data = await keepFile({ db, store, actor }, { ...taken, jumlahHalaman });
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
