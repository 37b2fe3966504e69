import { type OrangAkun, zonedDate } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

/** The employee behind an account, with what a refusal tells of him. */
export interface StoredOrang extends OrangAkun {
  readonly satuan_kerja_nama: string;
  /** ISO date of his present post; null: nobody noted it. */
  readonly tmt_jabatan: string | null;
}

/** SQL: the employee behind the account `users` on the day of `now`; null for one that belongs to nobody. */
export const orangAkun = (now: Date): RawBuilder<StoredOrang | null> => sql<StoredOrang | null>`(
  select json_build_object('keadaan', p.keadaan, 'satuan_kerja_id', p.satuan_kerja_id,
    'satuan_kerja_nama', s.satuan_kerja_nama, 'induk_id', s.parent_id, 'tmt_jabatan', p.mulai,
    'menjabat', exists (select from pejabat_sementara w where w.nip = p.peg_nip and w.deleted_at is null
      and w.satuan_kerja_id = users.satuan_kerja_id and ${zonedDate(now)}::date between w.mulai and w.selesai))
  from orang_pada(users.peg_nip, ${zonedDate(now)}::date) p
  join satuan_kerja s on s.satuan_kerja_id = p.satuan_kerja_id)`;
