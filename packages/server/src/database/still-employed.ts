import { dateWib } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the account `users` may act for its unit on the day of `now`: nobody who no longer works there does
 * (decision 95). Accounts of no unit are not asked.
 */
export const isStillEmployed = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  users.satuan_kerja_id is null or not exists (
    select from pegawai p where p.peg_nip = users.peg_nip and p.berhenti_pada <= ${dateWib(now)}::date))`;
