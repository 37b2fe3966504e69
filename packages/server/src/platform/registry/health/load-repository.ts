import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { LoadShare } from './should-return';

export type HourOfLoads = Selectable<Tables['remote_pemuatan']>;
export type UserOfVersion = Insertable<Tables['remote_pemakai']>;

const DAY_MS = 24 * 3_600_000;

/** Adds to the hours what was counted since. In one order, so that two instances never wait for each other. */
export async function addLoads(db: Kysely<Tables>, hours: readonly HourOfLoads[]): Promise<void> {
  await db
    .insertInto('remote_pemuatan')
    .values(inOrder(hours, ({ remote, nomor, jam }) => `${remote} ${nomor} ${jam.getTime()}`))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'nomor', 'jam']).doUpdateSet({
        dimuat: sql<number>`remote_pemuatan.dimuat + excluded.dimuat`,
        gagal: sql<number>`remote_pemuatan.gagal + excluded.gagal`,
        galat: sql<number>`remote_pemuatan.galat + excluded.galat`,
        lama_ms: sql<number>`remote_pemuatan.lama_ms + excluded.lama_ms`,
      }),
    )
    .execute();
}

/** Puts down who loaded what last; somebody whose account went meanwhile counts no more. */
export async function putUsers(db: Kysely<Tables>, users: readonly UserOfVersion[]): Promise<void> {
  const here = await db
    .selectFrom('users')
    .where(
      'id',
      'in',
      users.map(({ user_id }) => user_id),
    )
    .select('id')
    .execute();
  const ids = new Set(here.map(({ id }) => id));
  const known = users.filter(({ user_id }) => ids.has(user_id));
  if (known.length === 0) return;
  await db
    .insertInto('remote_pemakai')
    .values(inOrder(known, ({ remote, nomor, user_id }) => `${remote} ${nomor} ${user_id}`))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'nomor', 'user_id']).doUpdateSet((eb) => ({
        gagal: eb.ref('excluded.gagal'),
        pada: eb.ref('excluded.pada'),
      })),
    )
    .execute();
}

const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...rows].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** At how many people a version was loaded since, and at how many of them it failed. */
export async function loadShareOf(
  db: Kysely<Tables>,
  { remote, version, since }: { remote: string; version: string; since: Date },
): Promise<LoadShare> {
  const { people, failed } = await db
    .selectFrom('remote_pemakai')
    .where('remote', '=', remote)
    .where('nomor', '=', version)
    .where('pada', '>', since)
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      eb.fn.countAll<number>().filterWhere('gagal', '=', true).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { people: Number(people), failed: Number(failed) };
}

/** Figures of a version over the last day. */
export interface VersionHealth {
  /** People who have it: at whom it was loaded, and did not fail the last time. */
  readonly users: number;
  readonly loads: number;
  readonly failed: number;
  readonly errors: number;
  /** Mean of those that loaded, in milliseconds; null when none did. */
  readonly meanMs: number | null;
}

/** Figures of the last day of every version of a remote that was loaded in it. */
export async function healthOf(
  db: Kysely<Tables>,
  remote: string,
  now: Date,
): Promise<ReadonlyMap<string, VersionHealth>> {
  const since = new Date(now.getTime() - DAY_MS);
  const [loads, users] = await Promise.all([
    db
      .selectFrom('remote_pemuatan')
      .where('remote', '=', remote)
      .where('jam', '>', since)
      .groupBy('nomor')
      .select(({ fn }) => [
        'nomor',
        fn.sum<string>('dimuat').as('dimuat'),
        fn.sum<string>('gagal').as('gagal'),
        fn.sum<string>('galat').as('galat'),
        fn.sum<string>('lama_ms').as('lama_ms'),
      ])
      .execute(),
    db
      .selectFrom('remote_pemakai')
      .where('remote', '=', remote)
      .where('pada', '>', since)
      .where('gagal', '=', false)
      .groupBy('nomor')
      .select(({ fn }) => ['nomor', fn.countAll<string>().as('orang')])
      .execute(),
  ]);
  const people = new Map(users.map(({ nomor, orang }) => [nomor, Number(orang)]));
  return new Map(
    loads.map(({ nomor, dimuat, gagal, galat, lama_ms }) => [
      nomor,
      {
        users: people.get(nomor) ?? 0,
        loads: Number(dimuat),
        failed: Number(gagal),
        errors: Number(galat),
        meanMs: Number(dimuat) === 0 ? null : Math.round(Number(lama_ms) / Number(dimuat)),
      },
    ]),
  );
}

/** Hours that nobody looks at any more, and people after a day. */
export async function forgetLoads(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('remote_pemakai').where('pada', '<=', before).execute();
  await db
    .deleteFrom('remote_pemuatan')
    .where('jam', '<=', new Date(now.getTime() - 30 * DAY_MS))
    .execute();
}

/** Whether the portal itself took a channel of this remote back since then. */
export async function returnedLately(db: Kysely<Tables>, remote: string, since: Date): Promise<boolean> {
  const line = await db
    .selectFrom('remote_riwayat')
    .where('remote', '=', remote)
    .where('aksi', '=', 'roll-back')
    .where('oleh_user', 'is', null)
    .where('oleh_token', 'is', null)
    .where('waktu', '>', since)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
