import type { KeputusanDraf } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import { requireMatch, rowEtag } from '../../../../plugins/etag';
import { ProblemError } from '../../../../plugins/problem';
import { requireTerbuka } from '../akses/require-terbuka';
import { holdBagian, storeIsi } from '../bagian/bagian-repository';
import { findPemegang, heldByOther } from '../bagian/sewa-repository';
import { keepBefore, type Writing } from '../bagian/write-bagian';
import type { CapaianFigures } from '../tabel/figures';
import { recordAngkaBagian } from '../tabel/record-angka';
import { type Draf, drafOf } from './angka-narasi';
import { findNarasi } from './narasi-repository';
import { naskahDraf } from './naskah-draf';
import { storePutusan } from './putusan-repository';

/**
 * Takes a draft as the text of its section, or refuses it. Taking replaces what stands there, which is kept as a
 * version; it waits for nobody: a section that somebody writes is refused (409), as is a draft that the figures have
 * overtaken.
 */
export async function decideDraf(
  { tx, actor, pemilik, bagian, now }: Writing,
  request: FastifyRequest,
  figures: CapaianFigures,
  { keputusan, draf }: { keputusan: KeputusanDraf; draf: string },
): Promise<{ versi: number }> {
  await requireTerbuka(tx, pemilik);
  const held = await holdBagian(tx, pemilik, bagian);
  const { lkip_narasi_id, analisis } = held;
  const narasi = lkip_narasi_id === null ? undefined : await findNarasi(tx, lkip_narasi_id);
  if (narasi === undefined || analisis === null) throw new ProblemError('TIDAK_DITEMUKAN');
  requireMatch(request, rowEtag(held), { versi: held.versi, isi: held.isi });
  const computed: Draf | undefined = drafOf(figures).get(narasi.indikator_id);
  if (computed?.[analisis] !== draf) {
    throw new ProblemError('BENTROK', {
      pesan: 'Angka berubah sejak draf ini dibuka. Muat ulang untuk melihat draf barunya.',
      terkini: { draf: computed?.[analisis] ?? null },
    });
  }
  await storePutusan(tx, held.id, {
    draf,
    keputusan,
    diputuskan_pada: now,
    diputuskan_oleh: actor.id,
  });
  await recordAngkaBagian(tx, pemilik, held, now);
  if (keputusan === 'ditolak') return { versi: held.versi };
  const pemegang = await findPemegang(tx, held.id, now);
  if (pemegang !== undefined) throw heldByOther(pemegang, actor);
  await keepBefore(tx, held);
  return storeIsi(tx, held.id, naskahDraf(draf), actor.id, now);
}
