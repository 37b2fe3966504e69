import { createHash } from 'node:crypto';
import type { BodyOf, validasiPerencanaanCalls } from '@selaras/contracts';
import { kunciRencana } from '@selaras/domain';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { findVersion } from '../../../kit/locks/validasi-repository';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { type CascadeRow, listCascade } from './cascade-repository';
import { removeDiperiksa, storeDiperiksa } from './diperiksa-repository';
import { isTurn } from './validasi-rules';

/** Digest of what a row of a plan says to whoever checks it; its entry in the dictionary is another row. */
export const sidikOf = ({ kamus: _kamus, ...row }: CascadeRow): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);

interface MarkInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly satuanKerjaId: number;
  readonly body: BodyOf<typeof validasiPerencanaanCalls.periksa>;
}

/** Marks a row as checked by whoever decides on the plan now, or takes the mark away; it counts as it was read. */
export function markDiperiksa({ db, actor, tahun, satuanKerjaId, body }: MarkInput): Promise<void> {
  return asActor(db, actor.id, async (tx) => {
    const { validasi } = await findVersion(tx, satuanKerjaId, tahun);
    if (validasi === null || !isTurn(actor, validasi)) {
      throw new ProblemError('BENTROK', { pesan: 'Perencanaan ini tidak sedang menunggu pemeriksaan Anda.' });
    }
    const pemeriksaan = {
      user_id: actor.id,
      satuan_kerja_id: satuanKerjaId,
      tahun,
      tahap: validasi.tahap,
    };
    if (!body.diperiksa) return removeDiperiksa(tx, pemeriksaan, body);
    const row = (await listCascade(tx, satuanKerjaId, tahun)).find(
      (one) => kunciRencana(one) === kunciRencana(body),
    );
    if (row === undefined || sidikOf(row) !== body.sidik) {
      throw new ProblemError('BENTROK', {
        pesan: 'Baris ini berubah sejak Anda membacanya. Periksa isinya yang terbaru.',
      });
    }
    return storeDiperiksa(tx, pemeriksaan, body);
  });
}
