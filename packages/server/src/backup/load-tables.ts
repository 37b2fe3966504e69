import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import type { BackedUpTable, Summary } from './archive-format';
import { copied, quoted } from './table-list';

/** Takes the parts of tables as they come, each table's one after the other. */
export interface TableLoader {
  add(table: string, part: Buffer): Promise<void>;
  /** Rows of each table that something came for. */
  end(): Promise<Readonly<Record<string, number>>>;
}

export function tableLoader(client: pg.ClientBase, tables: readonly BackedUpTable[]): TableLoader {
  const rows: Record<string, number> = {};
  const byName = new Map(tables.map((table) => [table.name, table]));
  let open: { name: string; stream: CopyStreamQuery; done: Promise<unknown> } | undefined;

  async function close(): Promise<void> {
    if (open === undefined) return;
    open.stream.end();
    await open.done;
    rows[open.name] = open.stream.rowCount;
    open = undefined;
  }

  return {
    async add(name, part) {
      if (open?.name !== name) {
        await close();
        const table = byName.get(name);
        if (table === undefined) throw new Error(`No table ${name} in the manifest`);
        const stream = client.query(copyFrom(`copy ${copied(table)} from stdin`));
        const done = once(stream, 'finish');
        done.catch(() => {
          // Told by the write that waits, or by `close`.
        });
        open = { name, stream, done };
      }
      if (!open.stream.write(part)) await Promise.race([once(open.stream, 'drain'), open.done]);
    },
    async end() {
      await close();
      return rows;
    },
  };
}

interface ForeignKey {
  readonly target: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Empties all tables and lets rows in as they were: without triggers, and without foreign keys until `done`, which
 * checks them all. In the transaction of the caller.
 */
export async function openForRows(
  client: pg.ClientBase,
  tables: readonly BackedUpTable[],
): Promise<{ done(): Promise<void> }> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as target, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  const names = tables.map(({ name }) => quoted(name));
  const onTriggers = async (act: 'disable' | 'enable') => {
    for (const name of names) await client.query(`alter table ${name} ${act} trigger user`);
  };
  await onTriggers('disable');
  for (const { target, name } of keys) await client.query(`alter table ${target} drop constraint ${name}`);
  await client.query(`truncate ${names.join(', ')}`);
  return {
    async done() {
      for (const { target, name, definition } of keys) {
        await client.query(`alter table ${target} add constraint ${name} ${definition}`);
      }
      await onTriggers('enable');
    },
  };
}

export async function setSequences(client: pg.ClientBase, sequences: Summary['sequences']): Promise<void> {
  for (const [name, { last, called }] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      last,
      called,
    ]);
  }
}
