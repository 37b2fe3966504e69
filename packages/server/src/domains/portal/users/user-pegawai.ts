import { OPTION_LIMIT, type Option, type userPegawaiCall } from '@selaras/contracts';
import { formatDate, zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { belumBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';
import { ProblemError } from '../../../plugins/problem';
import type { UserRecord } from './user-repository';
import { hubunganOf } from './user-rules';

type Asked = z.output<NonNullable<(typeof userPegawaiCall)['query']>>;

/** Employees who work today and whose account is no other one, those of the unit and its divisions first. */
export async function listPilihanPegawai(
  db: Kysely<Tables>,
  { q, satuan_kerja_id = 0, user_id = 0 }: Asked,
  now: Date,
): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select p.peg_nip as value, concat_ws(' · ', p.peg_nama, p.peg_nip, coalesce(s.singkatan, s.satuan_kerja_nama)) as label
    from pegawai p join satuan_kerja s on s.satuan_kerja_id = p.satuan_kerja_id
    where p.deleted_at is null and ${belumBerhenti(sql`p.berhenti_pada`, zonedDate(now))}
      and not exists (select from users u where u.peg_nip = p.peg_nip and u.id <> ${user_id})
      and ${textFits(sql`concat_ws(' ', p.peg_nama, p.peg_nip, s.satuan_kerja_nama, s.singkatan)`, q)}
    order by p.satuan_kerja_id <> ${satuan_kerja_id}, s.parent_id is distinct from ${satuan_kerja_id}::bigint,
      p.peg_nama, p.peg_nip
    limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}

const refuse = (message: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { peg_nip: [message] } });

/**
 * Holds an employee until the transaction ends, so that two accounts cannot be his at once; refuses one whom nobody knows
 * (422) and one who has another account (409).
 */
export async function takePegawai(tx: Kysely<Tables>, nip: string, userId: number | null): Promise<void> {
  const pegawai = await tx
    .selectFrom('pegawai')
    .where('peg_nip', '=', nip)
    .where('deleted_at', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (pegawai === undefined) throw refuse('Pegawai tidak dikenal');
  // A statement of its own: who waited for the employee sees what the other one made of him.
  const akun = await tx
    .selectFrom('users')
    .where('peg_nip', '=', nip)
    .where('id', 'is distinct from', userId)
    .select('username')
    .executeTakeFirst();
  if (akun === undefined) return;
  const message = `Pegawai ini sudah tertaut ke akun ${akun.username}. Lepaskan dulu di akun itu.`;
  throw new ProblemError('BENTROK', { pesan: message, errors: { peg_nip: [message] } });
}

/**
 * Refuses (422) an account that was just given to somebody who has left, or who works for another unit: it would open
 * nothing (decisions 95, 115).
 */
export function checkBertugas({ orang, satuan_kerja_id, satuan_kerja_nama, pegawai_nama }: UserRecord): void {
  if (orang === null) return;
  const hubungan = hubunganOf(satuan_kerja_id, orang);
  if (hubungan === 'berhenti')
    throw refuse(`${pegawai_nama} sudah berhenti, jadi tidak dapat memiliki akun.`);
  if (hubungan === 'bertugas') return;
  const sejak = orang.tmt_jabatan === null ? '' : ` sejak ${formatDate(orang.tmt_jabatan)}`;
  throw refuse(
    `${pegawai_nama} bekerja di ${orang.satuan_kerja_nama}${sejak}, sedangkan akun ini untuk ${satuan_kerja_nama}. Samakan satuan kerjanya.`,
  );
}
