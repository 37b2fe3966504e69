import { type listUsersCall, PER_PAGE } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { orangAkun } from '../../../database/orang/orang-akun';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';

export type UserFilter = z.output<NonNullable<(typeof listUsersCall)['query']>>;
export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>;

interface UserFields {
  readonly nama: string;
  readonly role_id: number;
  readonly satuan_kerja_id: number | null;
  /** Left out: it stays as it is. */
  readonly peg_nip?: string | null | undefined;
}
interface NewUser extends UserFields {
  readonly username: string;
  readonly password_hash: string;
  readonly wajib_ganti_sandi: boolean;
  readonly created_by: number;
}
type UserChange = Partial<UserFields & { password_hash: string; wajib_ganti_sandi: boolean; aktif: boolean }>;

export async function listUsers(db: Kysely<Tables>, filter: UserFilter, now: Date) {
  const found = matching(db, filter, now);
  const descending = filter.urut.startsWith('-');
  const column = filter.urut.replace(/^-/, '') as 'nama' | 'username' | 'role_id' | 'satuan_kerja_nama';
  const data = await found
    .orderBy(column, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('users.id')
    .limit(PER_PAGE)
    .offset((filter.page - 1) * PER_PAGE)
    .execute();
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const tanpa_pegawai = await countTanpaPegawai(db);
  return { data, total, tanpa_pegawai };
}

/** Accounts that can sign in and belong to no employee. */
export async function countTanpaPegawai(db: Kysely<Tables>): Promise<number> {
  const { jumlah } = await db
    .selectFrom('users')
    .where('peg_nip', 'is', null)
    .where('aktif', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

export function findUser(db: Kysely<Tables>, id: number, now: Date) {
  return selectUsers(db, now).where('users.id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends, so that the version which was checked is the one that is written. */
export async function lockUser(tx: Kysely<Tables>, id: number, now: Date): Promise<UserRecord | undefined> {
  await tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute();
  return findUser(tx, id, now);
}

/** Ids of the supers who can sign in; locked, so that two of them cannot shut each other out. */
export async function lockActiveSupers(tx: Kysely<Tables>): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .where('role_id', '=', roleIds.super)
    .where('aktif', '=', true)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function activeSupers(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('role_id', '=', roleIds.super)
    .where('aktif', '=', true)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function unitExists(db: Kysely<Tables>, satuanKerjaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('satuan_kerja')
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .select('satuan_kerja_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUser(tx: Kysely<Tables>, user: NewUser): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function changeUser(tx: Kysely<Tables>, id: number, change: UserChange): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute();
}

function matching(
  db: Kysely<Tables>,
  { q, role_id, satuan_kerja_id, aktif, pegawai }: UserFilter,
  now: Date,
) {
  let query = selectUsers(db, now);
  if (role_id !== undefined) query = query.where('users.role_id', '=', role_id);
  if (satuan_kerja_id !== undefined) query = query.where('users.satuan_kerja_id', '=', satuan_kerja_id);
  if (aktif !== undefined) query = query.where('users.aktif', '=', aktif === 'true');
  if (pegawai !== undefined) query = query.where('users.peg_nip', pegawai === 'ada' ? 'is not' : 'is', null);
  return query.where(
    textFits(
      sql`concat_ws(' ', users.nama, users.username, satuan_kerja.satuan_kerja_nama, pegawai.peg_nama)`,
      q,
    ),
  );
}

function selectUsers(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('users')
    .leftJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'users.satuan_kerja_id')
    .leftJoin('pegawai', 'pegawai.peg_nip', 'users.peg_nip')
    .select([
      'users.id',
      'users.username',
      'users.nama',
      'users.role_id',
      'users.satuan_kerja_id',
      'satuan_kerja.satuan_kerja_nama',
      'users.peg_nip',
      'pegawai.peg_nama as pegawai_nama',
      'users.aktif',
      'users.versi',
      orangAkun(now).as('orang'),
    ])
    .select(sql<boolean>`users.faktor_kedua_sejak is not null`.as('faktor_kedua'))
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select((session) => session.fn.max('sessions.last_used_at').as('terakhir'))
        .as('terakhir_aktif'),
    )
    .select((eb) =>
      eb
        .selectFrom('login_percobaan')
        .whereRef('login_percobaan.akun', '=', 'users.username')
        .where('login_percobaan.boleh_pada', '>', now)
        .select((attempt) => attempt.fn.max('login_percobaan.boleh_pada').as('hingga'))
        .as('tertahan_hingga'),
    );
}
