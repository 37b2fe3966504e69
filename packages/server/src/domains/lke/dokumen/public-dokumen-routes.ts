import { type JenisDokumen, publicDokumenCalls } from '@selaras/contracts';
import { jenisDokumenWords, tahunDokumen } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../../kit/files/file-store';
import { sendFile } from '../../../kit/files/send-file';
import type { FilePictures } from '../../../kit/pdf-page/file-pictures';
import { notModified } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findPublicFile, listPublicDokumen, listPublicPemilik } from './public-dokumen-repository';

const { list, picture, download } = publicDokumenCalls;

/** What the public sees of performance documents: the newest version of those that are not withdrawn (spec 2 §2.4). */
export function registerPublicDokumen(
  app: FastifyInstance,
  { store, pictures }: { readonly store: FileStore; readonly pictures: FilePictures },
): void {
  const { instansi } = app.context.config;

  route(app, list, async ({ db, tahun, params: { jenisDokumenId: jenis }, query }) => {
    const [page, pemilik] = await Promise.all([
      listPublicDokumen(db, { jenis, tahun, ...query }),
      listPublicPemilik(db, { jenis, tahun }),
    ]);
    return { ...page, pemilik };
  });

  route(app, picture, async ({ db, params: { jenisDokumenId, id }, request, reply }) => {
    const berkas = await findPublicFile(db, jenisDokumenId, id);
    if (berkas === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    if (notModified(request, reply, `"gambar-${berkas.sha256}"`)) return reply.code(304).send();
    const jpeg = await pictures.read(db, berkas);
    if (typeof jpeg === 'string') {
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Dokumen ini tidak dapat digambar.' });
    }
    return reply.type('image/jpeg').header('Content-Length', jpeg.length).send(jpeg);
  });

  route(app, download, async ({ db, params: { jenisDokumenId, id }, request, reply }) => {
    const berkas = await findPublicFile(db, jenisDokumenId, id);
    if (berkas === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const { nama: jenis } = jenisDokumenWords[jenisDokumenId as JenisDokumen];
    // A name of its own: what its uploader called it may name people.
    const nama = `${jenis} ${berkas.satuan_kerja_nama ?? instansi} ${tahunDokumen(berkas)}.pdf`;
    return sendFile({ request, reply, store }, { ...berkas, nama: nama.replaceAll('/', '-') });
  });
}
