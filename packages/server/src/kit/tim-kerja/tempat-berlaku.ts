import { type RawBuilder, sql } from 'kysely';
import { momentColumn } from '../paging/read-page';

/**
 * What of a person's place in a team applies, asked here alone (decision 136). What was approved last does, also while a
 * change of it is drafted, waits or was refused (decision 89); the state of the row speaks of the change. The place is `a`,
 * its team `t`.
 */

/** SQL: whether anything of the place `a` applies. */
export const isTempatBerlaku: RawBuilder<boolean> = sql`(a.berlaku_sejak is not null and a.deleted_at is null)`;

/** SQL: role and target that apply of the place `a`, and since when, as JSON; null where nothing does. */
export const berlakuJson = sql`case when ${isTempatBerlaku} then json_build_object('peran', a.peran_berlaku,
  'target', a.target_berlaku, 'sejak', ${momentColumn(sql`a.berlaku_sejak`)}) end`;

/** SQL: role or target of the place `a` that applies; where nothing does yet, the one that is asked for. */
export const isiTempat = (field: 'peran' | 'target'): RawBuilder<string | null> =>
  sql`case when ${isTempatBerlaku} then ${sql.ref(`a.${field}_berlaku`)} else ${sql.ref(`a.${field}`)} end`;

/** SQL: role and target that are asked for of the place `a` beside those that apply, as JSON; null where nothing is. */
export const usulanJson = sql`case when ${isTempatBerlaku}
  and (a.peran, a.target) is distinct from (a.peran_berlaku, a.target_berlaku)
  then json_build_object('peran', a.peran, 'target', a.target) end`;

/** SQL: the leader of the team `t` and the members whose approval applies, as rows of `nip`: who may carry its steps. */
export const orangTim = sql<{ nip: string }>`
  select a.nip from tim_kerja_anggota a where a.tim_kerja_id = t.id and ${isTempatBerlaku}
  union select t.nip_ketua where t.nip_ketua is not null`;
