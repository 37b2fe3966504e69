import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../../../plugins/signed-in';

interface Menilai {
  readonly userId: number;
  /** SQL: the unit. */
  readonly unit: RawBuilder<unknown>;
  /** SQL: the year. */
  readonly tahun: RawBuilder<unknown>;
}

/** SQL: that a unit (SQL) is not this one; true where one of them is missing. */
export const bukanUnit = (unit: RawBuilder<unknown>, id: number | null): RawBuilder<boolean> =>
  sql<boolean>`(${unit} is distinct from ${id}::bigint)`;

/** SQL: whether the plenary decides about a unit (SQL): neither that of its account nor that of the employee behind it. */
export const memutusSql = (
  { satuan_kerja_id, satuan_kerja_pegawai_id }: SignedIn,
  unit: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${bukanUnit(unit, satuan_kerja_id)} and ${bukanUnit(unit, satuan_kerja_pegawai_id)})`;

/** SQL: that the unit of the assignment `n` is neither that of the account `u` nor that of the employee `g` behind it. */
export const bukanUnitSendiri = sql<boolean>`(
  u.satuan_kerja_id is distinct from n.satuan_kerja_id and g.satuan_kerja_id is distinct from n.satuan_kerja_id)`;

/**
 * SQL: whether somebody evaluates a unit in a year: he is assigned to it, and it is neither the unit of his account nor
 * that of the employee behind its NIP. Nobody evaluates his own unit (domain §4).
 */
export const menilaiSql = ({ userId, unit, tahun }: Menilai): RawBuilder<boolean> => sql`exists (
  select from lke_penilai n join users u on u.id = n.user_id left join pegawai g on g.peg_nip = u.peg_nip
  where n.satuan_kerja_id = ${unit} and n.tahun = ${tahun} and n.user_id = ${userId} and ${bukanUnitSendiri})`;
