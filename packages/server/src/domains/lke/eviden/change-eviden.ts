import type { CheckedBodyOf, LkeEviden, lkeEvidenCalls } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { releaseFiles } from '../../../kit/files/file-repository';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Lembar } from '../penilaian/pelaku';
import { requireMayWrite } from '../penilaian/pengisi';
import { moveToVersi } from './bukti-repository';
import { holdEviden, readEviden, updateEviden } from './eviden-repository';
import { type OpenLembar, openLembar } from './open-lembar';
import { addVersi } from './store-isi';
import { deleteEviden, listVersi, MOST_VERSIONS } from './versi-repository';

interface Change {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly lembar: Lembar;
  readonly evidenId: number;
}

/** The evidence, held, as it was read, while the unit may write. */
async function held({ tx, actor, request, lembar, evidenId }: Change) {
  const open: OpenLembar = await openLembar(tx, actor, lembar);
  const eviden = await holdEviden(tx, lembar, evidenId, 'update');
  if (eviden === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const now = await readEviden(tx, lembar, evidenId);
  requireMatch(request, rowEtag(eviden), now);
  // It shows in every criterion that uses it.
  for (const kriteriaId of now.kriteria) await requireMayWrite(tx, actor, lembar, kriteriaId);
  return { open, eviden };
}

/** Changes what is said of a piece of evidence; what it is stays. */
export async function describeEviden(
  change: Change,
  values: CheckedBodyOf<typeof lkeEvidenCalls.update>,
): Promise<LkeEviden> {
  await held(change);
  await updateEviden(change.tx, change.evidenId, values);
  return readEviden(change.tx, change.lembar, change.evidenId);
}

/**
 * Gives a piece of evidence a new content under the next number. Where the unit still writes, criteria show it at once;
 * what was scored keeps the content by which it was.
 */
export async function replaceContent(
  change: Change,
  masuk: CheckedBodyOf<typeof lkeEvidenCalls.replace>,
): Promise<LkeEviden> {
  const { tx, actor, lembar, evidenId } = change;
  const { open, eviden } = await held(change);
  if (eviden.jenis !== masuk.jenis) {
    throw new ProblemError('BENTROK', { pesan: 'Jenis eviden tidak berubah. Ajukan sebagai eviden baru.' });
  }
  if ((await listVersi(tx, evidenId)).length >= MOST_VERSIONS) {
    throw new ProblemError('BENTROK', { pesan: `Satu eviden paling banyak ${MOST_VERSIONS} isi.` });
  }
  const { id } = await addVersi(tx, actor, lembar, { evidenId, masuk });
  await moveToVersi(tx, open.penilaian, { tahap: open.tahap, eviden_id: evidenId, versi_id: id });
  // The row itself says that it is another one now: its version is what the next change must have read.
  await updateEviden(tx, evidenId, { nama: eviden.nama });
  return readEviden(tx, lembar, evidenId);
}

/** Removes a piece of evidence that no worksheet uses and none was scored by; its files go. */
export async function removeEviden(change: Change): Promise<void> {
  const { tx, evidenId } = change;
  await held(change);
  const contents = await listVersi(tx, evidenId);
  if (contents.some(({ dipakai, dinilai_sejak }) => dipakai || dinilai_sejak !== null)) {
    throw new ProblemError('BENTROK', {
      pesan: 'Eviden ini diajukan atau sudah dinilai, sehingga tetap ada. Tarik dahulu dari kriterianya.',
    });
  }
  await deleteEviden(tx, evidenId);
  await releaseFiles(
    tx,
    contents.flatMap(({ berkas_id }) => berkas_id ?? []),
  );
}
