import { EVIDEN_PER_KRITERIA, type LkeBukti } from '@selaras/contracts';
import { isPerbaikan } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Lembar } from '../penilaian/pelaku';
import { requireMayWrite } from '../penilaian/pengisi';
import {
  deleteBukti,
  findBukti,
  findKriteria,
  insertBukti,
  listForKriteria,
  removeEarlier,
} from './bukti-repository';
import { type OpenLembar, openLembar } from './open-lembar';
import { contentOf, type IsiBaru } from './store-isi';
import { type Portal, takePotret } from './take-potret';

/** 422 for a criterion of another year; 409 in the repair round for one that the evaluator did not flag. */
async function requireKriteria(
  tx: Kysely<Tables>,
  { penilaian, tahap }: OpenLembar,
  kriteriaId: number,
): Promise<void> {
  const kriteria = await findKriteria(tx, { ...penilaian, kriteriaId });
  if (kriteria === undefined) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { kriteria_id: ['Kriteria ini tidak termasuk instrumen tahun ini'] },
    });
  }
  if (tahap === 2 && !isPerbaikan(kriteria, kriteria)) {
    throw new ProblemError('BENTROK', {
      pesan: 'Kriteria ini tidak diminta untuk diperbaiki, sehingga evidennya tetap seperti yang dinilai.',
    });
  }
}

/** Puts evidence forward for a criterion, in the round in which the unit writes (domain §4). */
export async function putForward(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { kriteria_id, isi, portal }: { kriteria_id: number; isi: IsiBaru; portal: Portal },
): Promise<LkeBukti> {
  const open = await openLembar(tx, actor, lembar);
  await requireMayWrite(tx, actor, lembar, kriteria_id);
  await requireKriteria(tx, open, kriteria_id);
  const { id: eviden_versi_id, eviden_id } =
    isi.jenis === 'portal'
      ? await takePotret(tx, lembar, portal, { kriteriaId: kriteria_id, ...isi })
      : await contentOf(tx, actor, lembar, isi);
  if (isi.jenis === 'portal') {
    await removeEarlier(tx, open.penilaian, { kriteria_id, tahap: open.tahap, eviden_id, eviden_versi_id });
  }
  const there = await listForKriteria(tx, open.penilaian, kriteria_id);
  if (there.length >= EVIDEN_PER_KRITERIA && !there.includes(eviden_versi_id)) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      pesan: `Satu kriteria memuat paling banyak ${EVIDEN_PER_KRITERIA} eviden. Tarik yang tidak perlu.`,
    });
  }
  return insertBukti(tx, open.penilaian, { kriteria_id, tahap: open.tahap, eviden_versi_id });
}

/** Takes evidence back from a criterion; what the first round was scored by stays. */
export async function takeBack(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { buktiId, request }: { buktiId: number; request: FastifyRequest },
): Promise<void> {
  const { penilaian, tahap } = await openLembar(tx, actor, lembar);
  const bukti = await findBukti(tx, penilaian, buktiId);
  if (bukti === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  await requireMayWrite(tx, actor, lembar, bukti.kriteria_id);
  requireMatch(request, rowEtag(bukti), bukti);
  if (bukti.tahap !== tahap) {
    throw new ProblemError('BENTROK', {
      pesan: 'Eviden ini sudah dinilai pada tahap pertama dan tetap ada.',
    });
  }
  await deleteBukti(tx, bukti.id);
}
