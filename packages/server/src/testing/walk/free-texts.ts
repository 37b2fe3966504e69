import type pg from 'pg';

/** The texts of a table that no list of words and no other table limits. */
export interface FreeTexts {
  readonly table: string;
  readonly columns: readonly string[];
  /** The table says itself whose a row is. */
  readonly ownsUnit: boolean;
}

/** Every text of the portal's tables that can be written freely. */
export async function freeTexts(client: pg.Client): Promise<readonly FreeTexts[]> {
  const { rows } = await client.query<{ tabel: string; kolom: string[]; milik: boolean }>(`
    select c.table_name as tabel, array_agg(c.column_name::text order by c.column_name) as kolom,
      exists (select from information_schema.columns m where m.table_schema = 'public'
        and m.table_name = c.table_name and m.column_name = 'satuan_kerja_id') as milik
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying')
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype in ('c', 'f') and k.conrelid = (quote_ident(c.table_name))::regclass
          and a.attname = c.column_name and (k.contype = 'f' or pg_get_constraintdef(k.oid) ~ 'ANY|~'))
    group by c.table_name order by c.table_name`);
  return rows.map(({ tabel, kolom, milik }) => ({ table: tabel, columns: kolom, ownsUnit: milik }));
}

/**
 * The condition under which a row of each table belongs to one of these units: by its own unit, or by the row that it
 * refers to; who wrote it, whom it names and which file it carries do not say whose it is. Tables whose rows belong to no
 * unit are missing.
 */
export async function ownedRows(
  client: pg.Client,
  units: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const { rows: own } = await client.query<{ tabel: string }>(`
    select table_name as tabel from information_schema.columns
    where table_schema = 'public' and column_name = 'satuan_kerja_id'`);
  const { rows: references } = await client.query<{
    tabel: string;
    kolom: string;
    induk: string;
    kunci: string;
  }>(`
    select k.conrelid::regclass::text as tabel, a.attname as kolom, k.confrelid::regclass::text as induk,
      b.attname as kunci
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1 and k.conrelid <> k.confrelid
      and k.confrelid not in ('users'::regclass, 'pegawai'::regclass, 'berkas'::regclass)
    order by not a.attnotnull, 1, 2`);
  const owned = new Map<string, string>(
    own.map(({ tabel }) => [tabel, `satuan_kerja_id in (${units.join(', ')})`] as const),
  );
  for (let grown = true; grown; ) {
    grown = false;
    for (const { tabel, kolom, induk, kunci } of references) {
      const above = owned.get(induk);
      if (above === undefined || owned.has(tabel)) continue;
      owned.set(tabel, `${kolom} in (select ${kunci} from ${induk} where ${above})`);
      grown = true;
    }
  }
  return owned;
}
