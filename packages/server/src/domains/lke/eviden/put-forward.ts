import { EVIDEN_PER_KRITERIA, type LkeBukti } from '@selaras/contracts';
import { type Halaman, isPerbaikan } from '@selaras/domain';
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
  findBuktiWhole,
  findKriteria,
  insertBukti,
  listForKriteria,
  removeEarlier,
  updateHalaman,
} from './bukti-repository';
import { type OpenLembar, openLembar } from './open-lembar';
import { requireHalaman } from './require-halaman';
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

interface Asked {
  readonly kriteria_id: number;
  readonly isi: IsiBaru;
  /** Pages that matter; what is put forward already keeps those that it has. */
  readonly halaman: Halaman | null;
  readonly portal: Portal;
}

/** Puts evidence forward for a criterion, in the round in which the unit writes (domain §4). */
export async function putForward(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { kriteria_id, isi, halaman, portal }: Asked,
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
  await requireHalaman(tx, eviden_versi_id, halaman);
  return insertBukti(tx, open.penilaian, { kriteria_id, tahap: open.tahap, eviden_versi_id, halaman });
}

interface Written {
  readonly buktiId: number;
  readonly request: FastifyRequest;
}

/** What is put forward, held as it was read, by who may write about its criterion in this round. */
async function heldBukti(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { buktiId, request }: Written,
): Promise<{ id: number; eviden_versi_id: number }> {
  const { penilaian, tahap } = await openLembar(tx, actor, lembar);
  const bukti = await findBukti(tx, penilaian, buktiId);
  if (bukti === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  await requireMayWrite(tx, actor, lembar, bukti.kriteria_id);
  requireMatch(request, rowEtag(bukti), await findBuktiWhole(tx, bukti.id));
  if (bukti.tahap !== tahap) {
    throw new ProblemError('BENTROK', {
      pesan: 'Eviden ini sudah dinilai pada tahap pertama dan tetap ada.',
    });
  }
  return bukti;
}

/** Names the pages that matter of what is put forward; what the first round was scored by keeps its own. */
export async function nameHalaman(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { halaman, ...written }: Written & { readonly halaman: Halaman | null },
): Promise<LkeBukti> {
  const { id, eviden_versi_id } = await heldBukti(tx, actor, lembar, written);
  await requireHalaman(tx, eviden_versi_id, halaman);
  await updateHalaman(tx, id, halaman);
  return findBuktiWhole(tx, id);
}

/** Takes evidence back from a criterion; what the first round was scored by stays. */
export async function takeBack(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  written: Written,
): Promise<void> {
  await deleteBukti(tx, (await heldBukti(tx, actor, lembar, written)).id);
}
