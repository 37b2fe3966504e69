import type { AnswerOf, lkePembagianCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { roleIds } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import { akunBelumBerhenti } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';

const MAX = 200;
type Choices = AnswerOf<typeof lkePembagianCalls.choices>['data'];

/** People and divisions of a unit to whom a part may be given, by name. */
export async function listChoices(
  db: Kysely<Tables>,
  satuan_kerja_id: number,
  q: string | undefined,
  now: Date,
): Promise<Choices> {
  const [orang, bidang] = await Promise.all([
    db
      .selectFrom('users')
      .where('satuan_kerja_id', '=', satuan_kerja_id)
      .where('role_id', '=', roleIds.perangkat_daerah)
      .where('aktif', '=', true)
      .where(akunBelumBerhenti(sql`users.peg_nip`, zonedDate(now)))
      .where(textFits(sql`nama`, q))
      .select(['id', 'nama'])
      .orderBy('nama')
      .orderBy('id')
      .limit(MAX)
      .execute(),
    db
      .selectFrom('struktur_organisasi')
      .where('satuan_kerja_id', '=', satuan_kerja_id)
      .where('deleted_at', 'is', null)
      .where(textFits(sql`unit_kerja_nama`, q))
      .select(['id', 'unit_kerja_nama as nama'])
      .orderBy('level')
      .orderBy('unit_kerja_nama')
      .orderBy('id')
      .limit(MAX)
      .execute(),
  ]);
  return { orang, bidang };
}

/** Whether a part may be given to this person or division: one of the unit's own who can write. */
export async function isOfUnit(
  tx: Kysely<Tables>,
  satuan_kerja_id: number,
  { user_id, struktur_organisasi_id }: { user_id: number | null; struktur_organisasi_id: number | null },
  now: Date,
): Promise<boolean> {
  const query =
    user_id === null
      ? tx
          .selectFrom('struktur_organisasi')
          .where('id', '=', struktur_organisasi_id)
          .where('satuan_kerja_id', '=', satuan_kerja_id)
          .where('deleted_at', 'is', null)
          .select(sql`1`.as('ada'))
      : tx
          .selectFrom('users')
          .where('id', '=', user_id)
          .where('satuan_kerja_id', '=', satuan_kerja_id)
          .where('role_id', '=', roleIds.perangkat_daerah)
          .where('aktif', '=', true)
          .where(akunBelumBerhenti(sql`users.peg_nip`, zonedDate(now)))
          .select(sql`1`.as('ada'));
  return (await query.executeTakeFirst()) !== undefined;
}
