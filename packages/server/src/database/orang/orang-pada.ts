import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables';

/**
 * Who somebody is on a day, decision 137: SQL that every picker, list, right and report asks. What a day is, the caller
 * says: `zonedDate(now)` for what holds now, `akhirTahun` for a year.
 */

/** SQL: an employee (NIP) as he is on a day, to be joined laterally; nobody is left out, `keadaan` says who has left. */
export const orangPada = (nip: RawBuilder<unknown>, hari: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral orang_pada(${nip}, ${hari})`;

/** SQL: his post alone, without who he is: of thousands of people the names are read afterwards. */
export const jabatanPada = (nip: RawBuilder<unknown>, hari: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral jabatan_pada(${nip}, ${hari})`;

/** SQL: the last day of a year, by which people of the year are told. */
export const akhirTahun = (tahun: RawBuilder<unknown> | number): RawBuilder<string> =>
  sql<string>`make_date(${tahun}::integer, 12, 31)`;

/** SQL condition: the employee of this row of `pegawai` has not left on a day. A day noted ahead does not count yet. */
export const belumBerhenti = (berhentiPada: RawBuilder<unknown>, hari: string): RawBuilder<boolean> =>
  sql<boolean>`(${berhentiPada} is null or ${berhentiPada} > ${hari}::date)`;

/** SQL condition: the person behind an account (its NIP) has not left on a day; also where it belongs to nobody. */
export const akunBelumBerhenti = (nip: RawBuilder<unknown>, hari: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from pegawai g where g.peg_nip = ${nip} and not ${belumBerhenti(sql`g.berhenti_pada`, hari)})`;

/** Those of these people (NIP) who have left by a day. */
export async function readBerhenti(
  db: Kysely<Tables>,
  nips: readonly string[],
  hari: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ nip: string }>`
    select p.peg_nip as nip from pegawai p
    where p.peg_nip = any(${[...nips]}::text[]) and not ${belumBerhenti(sql`p.berhenti_pada`, hari)}`.execute(
    db,
  );
  return new Set(rows.map(({ nip }) => nip));
}
