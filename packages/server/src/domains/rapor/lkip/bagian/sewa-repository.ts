import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { stillHeld } from './bagian-repository';

export interface Pemegang {
  readonly sewa: string;
  readonly session_id: number;
  readonly nama: string;
  readonly sejak: string;
  readonly dicatat: Date | null;
}

/** Who holds a section now; undefined while nobody does. */
export async function findPemegang(
  db: Kysely<Tables>,
  babId: number,
  now: Date,
): Promise<Pemegang | undefined> {
  const { rows } = await sql<Pemegang>`
    select w.sewa::text, w.session_id, w.dicatat, ${momentColumn(sql`w.sejak`)} as sejak, u.nama
    from lkip_sewa w join users u on u.id = w.user_id
    where w.lkip_bab_id = ${babId} and ${stillHeld(now)}`.execute(db);
  return rows[0];
}

/** Gives the section to this session, whoever had it. */
export const giveSewa = (
  tx: Kysely<Tables>,
  babId: number,
  sewa: string,
  { session_id, id: user_id }: SignedIn,
  now: Date,
) => {
  const row = { sewa, session_id, user_id, sejak: now, detak: now, dicatat: null };
  return tx
    .insertInto('lkip_sewa')
    .values({ lkip_bab_id: babId, ...row })
    .onConflict((conflict) => conflict.column('lkip_bab_id').doUpdateSet(row))
    .execute();
};

export const keepSewa = (tx: Kysely<Tables>, sewa: string, now: Date, dicatat?: Date) =>
  tx
    .updateTable('lkip_sewa')
    .set({ detak: now, ...(dicatat && { dicatat }) })
    .where('sewa', '=', sewa)
    .execute();

export const endSewa = (tx: Kysely<Tables>, sewa: string) =>
  tx.deleteFrom('lkip_sewa').where('sewa', '=', sewa).execute();

/** Somebody else writes the section: who, and since when. */
export function heldByOther({ nama, sejak, session_id }: Pemegang, actor: SignedIn): ProblemError {
  const sesi_ini = session_id === actor.session_id;
  const siapa = sesi_ini ? 'Anda sendiri di tab lain' : nama;
  return new ProblemError('BENTROK', {
    pesan: `Bagian ini sedang ditulis oleh ${siapa}.`,
    terkini: { pemegang: { nama, sejak, sesi_ini } },
  });
}

/** Refuses who does not hold the section: taken over by somebody else, or no longer his because he was silent too long. */
export async function requireSewa(
  tx: Kysely<Tables>,
  babId: number,
  sewa: string,
  actor: SignedIn,
  now: Date,
) {
  const pemegang = await findPemegang(tx, babId, now);
  if (pemegang?.sewa === sewa && pemegang.session_id === actor.session_id) return pemegang;
  if (pemegang !== undefined) throw heldByOther(pemegang, actor);
  throw new ProblemError('BENTROK', {
    pesan: 'Bagian ini tidak lagi Anda pegang. Buka kembali untuk melanjutkan.',
    terkini: { pemegang: null },
  });
}
