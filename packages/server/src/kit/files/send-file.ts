import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables';
import { notModified } from '../../plugins/etag';
import { ProblemError } from '../../plugins/problem';
import { askedRange, isSameContent } from './byte-range';
import { attachment, inline } from './content-disposition';
import type { FileStore } from './file-store';

type Sent = Pick<Selectable<Tables['berkas']>, 'nama' | 'nama_acak' | 'jenis' | 'ukuran' | 'sha256'>;

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly store: FileStore;
  /** Name under which the browser shows a PDF in its own viewer; left out: a download that it may neither show nor run. */
  readonly shownAs?: string;
}

/**
 * Sends a kept file as a download that can be gone on with after a broken line (RFC 9110 §14): its hash is its ETag, a
 * range of the same bytes is answered 206, one that lies outside 416, `HEAD` with what a download would bring.
 *
 * @throws `TIDAK_DITEMUKAN` when the store has lost it.
 */
export async function sendFile(
  { request, reply, store, shownAs }: Sending,
  berkas: Sent,
): Promise<FastifyReply> {
  const { nama, nama_acak, jenis, ukuran, sha256 } = berkas;
  const { range: header, 'if-range': ifRange } = request.headers;
  const etag = `"${sha256}"`;
  if (notModified(request, reply, etag)) return reply.code(304).send();
  const asked = isSameContent(ifRange, etag) ? askedRange(header, ukuran) : 'semua';
  reply.header('Accept-Ranges', 'bytes');
  if (asked === 'di-luar') {
    return reply.code(416).header('Content-Range', `bytes */${ukuran}`).header('Content-Length', 0).send();
  }
  const range = asked === 'semua' ? { start: 0, end: ukuran - 1 } : asked;
  const content = await open(request.method === 'HEAD');
  if (asked !== 'semua') {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${ukuran}`);
  }
  // A sandbox would keep the browser's own viewer from opening; the policy of every answer stands there instead.
  if (shownAs === undefined) reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return reply
    .type(jenis)
    .header('Content-Disposition', shownAs === undefined ? attachment(nama) : inline(shownAs))
    .header('Content-Length', range.end - range.start + 1)
    .send(content);

  async function open(headOnly: boolean) {
    if (headOnly) return Readable.from([]);
    const found = await store.open(nama_acak, asked === 'semua' ? undefined : range);
    if (found !== null) return found;
    throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Isi berkas ini tidak ada lagi di penyimpanan.' });
  }
}
