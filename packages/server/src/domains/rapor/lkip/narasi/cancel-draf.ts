import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { requireMatch, rowEtag } from '../../../../plugins/etag';
import { ProblemError } from '../../../../plugins/problem';
import { requireTerbuka } from '../akses/require-terbuka';
import { clearIsi, holdBagian } from '../bagian/bagian-repository';
import { findPemegang, heldByOther } from '../bagian/sewa-repository';
import type { Writing } from '../bagian/write-bagian';
import { dropAngka } from '../tabel/angka-repository';
import { naskahDraf } from './naskah-draf';
import { dropPutusan, findTaken } from './putusan-repository';

/**
 * Takes back that a draft was taken: its section is not written, and its draft not decided on, as before. Refused (409)
 * once somebody wrote on it or writes it now, and where words of an author gave way to the draft: those are in its
 * history.
 */
export async function cancelDraf(
  { tx, actor, pemilik, bagian, now }: Writing,
  request: FastifyRequest,
  draf: string,
): Promise<{ versi: number }> {
  await requireTerbuka(tx, pemilik);
  const held = await holdBagian(tx, pemilik, bagian);
  if (held.lkip_narasi_id === null) throw new ProblemError('TIDAK_DITEMUKAN');
  requireMatch(request, rowEtag(held), { versi: held.versi, isi: held.isi });
  const naskah = naskahDraf(draf);
  const taken = await findTaken(tx, held.id, naskah);
  if (taken?.draf !== draf || !isDeepStrictEqual(held.isi, naskah)) {
    throw new ProblemError('BENTROK', {
      pesan: 'Naskah ini sudah berubah sejak drafnya dipakai. Naskah lamanya ada di riwayat.',
    });
  }
  if (taken.menggantikan) {
    throw new ProblemError('BENTROK', {
      pesan: 'Draf ini menggantikan naskah yang sudah ditulis. Kembalikan naskah itu dari riwayatnya.',
    });
  }
  const pemegang = await findPemegang(tx, held.id, now);
  if (pemegang !== undefined) throw heldByOther(pemegang, actor);
  await dropPutusan(tx, held.id);
  await dropAngka(tx, held.id);
  return clearIsi(tx, held.id);
}
