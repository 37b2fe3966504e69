import pg from 'pg';

/** Count and hash of all rows of each table, whatever their order. */
export async function rowHashes(url: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const found = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t, '' order by t)), '') as hash
         from (select row_to_json(r)::text as t from "${name}" r) rows`,
      );
      hashes[name] = found.rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}
