import { type RawBuilder, sql } from 'kysely';
import { asList } from '../resource/row-columns';
import type { FiveYearTable } from './in-year';

type Expression = RawBuilder<unknown>;

interface Earlier {
  readonly table: FiveYearTable;
  readonly tahun: number;
  /** Whether a year's texts may be told; a year that was closed without approval is a draft. */
  readonly told?: Expression;
  /** The names behind ids by column, in the year `b.tahun`; the id is `k.value`. */
  readonly names?: Readonly<Record<string, Expression>>;
}

/** What closed years before the chosen one say of the row `r` where it says something else now (contract `earlierTexts`). */
export function earlierTextsColumn({ table, tahun, told = sql`true`, names = {} }: Earlier): Expression {
  const named = Object.entries(names).map(([kolom, name]) => sql`when ${sql.lit(kolom)} then (${name})`);
  const text = sql`k.value #>> '{}'`;
  return sql`${asList(sql`
    select b.tahun, k.key as kolom, ${named.length === 0 ? text : sql`case k.key ${sql.join(named, sql` `)} else ${text} end`} as teks
    from teks_berlaku b cross join lateral jsonb_each(b.isi) k
    where b.tabel = ${sql.lit(table)} and b.id = r.id and b.tahun < ${tahun} and ${told}
      and b.isi ->> 'deleted_at' is null and k.key !~ '^(deleted_at|target_[1-5])$'
      and k.value is distinct from to_jsonb(r) -> k.key
    order by b.tahun desc, k.key`)} as teks_sebelumnya`;
}

/** The name of what the id `k.value` refers to, as it was in the year `b.tahun`. */
export const nameThen = (table: FiveYearTable, text: string): Expression =>
  sql`select ${sql.ref(`n.${text}`)} from ${sql.id(`${table}_pada`)}(b.tahun) n where n.id = (k.value #>> '{}')::bigint`;
