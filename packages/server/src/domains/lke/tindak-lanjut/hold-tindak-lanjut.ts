import { kalimatTindakLanjut, type PihakLke } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { closed } from '../menilai/hold-for-writing';
import { type Lembar, pelakuOf } from '../penilaian/pelaku';
import { findTindakLanjut } from './tindak-lanjut-repository';
import type { StoredTindakLanjut } from './tindak-lanjut-sql';
import { visibleTindakLanjut } from './visible-tindak-lanjut';

/** A write of one follow-up. */
export interface Change {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly lembar: Lembar;
  readonly id: number;
  /** ISO date in the regency. */
  readonly hariIni: string;
}

export const readAs = ({ actor, hariIni }: Pick<Change, 'actor' | 'hariIni'>) => ({
  userId: actor.id,
  hariIni,
});

/**
 * The follow-up of somebody who writes in it, held until the transaction ends: 404 when it is not his, 409 with the state
 * while the evaluation is open again, and where the recommendation stands no longer.
 */
export async function holdTindakLanjut(change: Change, pelaku: PihakLke): Promise<StoredTindakLanjut> {
  const { tx, actor, lembar, id } = change;
  if (!(await pelakuOf(tx, actor, lembar)).includes(pelaku)) throw new ProblemError('TIDAK_DITEMUKAN');
  const penilaian = await tx
    .selectFrom('lke_penilaian')
    .where('satuan_kerja_id', '=', lembar.satuan_kerja_id)
    .where('tahun', '=', lembar.tahun)
    .select(['id', 'keadaan', 'versi'])
    .forShare()
    .executeTakeFirst();
  if (penilaian === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (penilaian.keadaan !== 'final') throw closed(penilaian);
  await tx
    .selectFrom('lke_tindak_lanjut')
    .where('id', '=', id)
    .where('penilaian_id', '=', penilaian.id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  const row = await findTindakLanjut(tx, lembar, id, readAs(change));
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (row.ditarik !== null) {
    throw new ProblemError('BENTROK', { pesan: row.ditarik, terkini: visibleTindakLanjut(actor, row) });
  }
  return row;
}

/** 409: in this state that is not done. */
export const wrongState = ({ keadaan, versi }: StoredTindakLanjut): ProblemError =>
  new ProblemError('BENTROK', {
    pesan: `Tindak lanjut ini ${kalimatTindakLanjut[keadaan]}. Muat ulang halaman untuk melihat keadaannya.`,
    terkini: { keadaan, versi },
  });

/** 412 with the row as it is now, when another one was read. */
export const requireSame = ({ request, actor }: Change, row: StoredTindakLanjut): void =>
  requireMatch(request, rowEtag(row), visibleTindakLanjut(actor, row));
