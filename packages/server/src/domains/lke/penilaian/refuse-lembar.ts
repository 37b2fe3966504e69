import { isUnitSendiri } from '@selaras/domain';
import { hasRole, roleIds } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { bukanUnit } from './menilai-sql';

/** Names that a refusal tells at most. */
const NAMES = 3;

/**
 * Why somebody has nothing to do with a unit's worksheet: 404 for who is not assigned to it; 403 for the plenary of his
 * own unit, with who leads it instead (decision 115).
 */
export async function refuseLembar(
  db: Kysely<Tables>,
  actor: SignedIn,
  { satuan_kerja_id }: { readonly satuan_kerja_id: number },
): Promise<ProblemError> {
  if (!hasRole(actor, 'validator_lke_pleno') || !isUnitSendiri(actor, satuan_kerja_id)) {
    return new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Lembar kerja ini tidak ditugaskan kepada Anda.' });
  }
  const { rows } = await sql<{ nama: string }>`
    select u.nama from users u left join pegawai g on g.peg_nip = u.peg_nip
    where u.aktif and u.role_id = ${roleIds.validator_lke_pleno} and g.berhenti_pada is null
      and ${bukanUnit(sql`u.satuan_kerja_id`, satuan_kerja_id)} and ${bukanUnit(sql`g.satuan_kerja_id`, satuan_kerja_id)}
    order by u.nama, u.id limit ${NAMES}`.execute(db);
  const pesan =
    rows.length > 0
      ? `Pleno satuan kerja Anda sendiri dipimpin oleh ${rows.map(({ nama }) => nama).join(' atau ')}.`
      : 'Pleno satuan kerja Anda sendiri tidak Anda pimpin, dan belum ada akun pleno lain. Minta admin ' +
        'menambahkannya dari satuan kerja lain.';
  return new ProblemError('TIDAK_BERHAK', { pesan });
}
