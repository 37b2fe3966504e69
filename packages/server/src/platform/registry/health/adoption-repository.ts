import type { RemoteAdoption } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

const DAY_MS = 24 * 3_600_000;

/** How the versions of a remote spread over the last day. */
export async function adoptionOf(db: Kysely<Tables>, remote: string, now: Date): Promise<RemoteAdoption> {
  const since = new Date(now.getTime() - DAY_MS);
  const [{ people }, rows] = await Promise.all([
    db
      .selectFrom('remote_pemakai')
      .where('remote', '=', remote)
      .where('pada', '>', since)
      .where('gagal', '=', false)
      .select((eb) => eb.fn.count<string>('user_id').distinct().as('people'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('remote_pemuatan')
      .where('remote', '=', remote)
      .where('jam', '>', since)
      .where('dimuat', '>', 0)
      .orderBy('jam', 'desc')
      .orderBy('nomor', 'desc')
      .select(['jam', 'nomor', 'dimuat'])
      .execute(),
  ]);
  const hours = new Map<string, Record<string, number>>();
  for (const { jam, nomor, dimuat } of rows) {
    const at = jam.toISOString();
    hours.set(at, { ...hours.get(at), [nomor]: dimuat });
  }
  return { people: Number(people), hours: [...hours].map(([at, loads]) => ({ at, loads })) };
}
