import type { Riwayat } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { type RowNames, rowsReferredTo } from '../row-names/row-names';

/** What changed of one row of a table. */
export interface RowChange {
  readonly tabel: string;
  readonly perubahan: Riwayat['perubahan'];
}

interface Asked {
  readonly rows: RowNames;
  readonly ids: Set<number>;
}

/** The same changes with names in the place of ids, as far as the rows that they refer to are still there. */
export async function withNames(
  db: Kysely<Tables>,
  changes: readonly RowChange[],
): Promise<readonly Riwayat['perubahan'][]> {
  const asked = new Map<string, Asked>();
  for (const { tabel, perubahan } of changes) {
    for (const { kolom, sebelum, sesudah } of perubahan) {
      const rows = rowsReferredTo(tabel, kolom);
      if (rows === undefined) continue;
      const key = `${tabel}.${kolom}`;
      const { ids } = asked.get(key) ?? { ids: new Set() };
      for (const id of [sebelum, sesudah].flat()) if (typeof id === 'number') ids.add(id);
      asked.set(key, { rows, ids });
    }
  }
  const names = await namesOf(db, asked);
  return changes.map(({ tabel, perubahan }) =>
    perubahan.map(({ kolom, sebelum, sesudah }) => {
      const nameOf = (value: unknown) => names.get(`${tabel}.${kolom} ${value}`) ?? value;
      const named = (value: unknown) => (Array.isArray(value) ? value.map(nameOf).join('; ') : nameOf(value));
      return { kolom, sebelum: named(sebelum), sesudah: named(sesudah) };
    }),
  );
}

async function namesOf(db: Kysely<Tables>, asked: ReadonlyMap<string, Asked>) {
  if (asked.size === 0) return new Map<string, string>();
  const queries = [...asked].map(
    ([kolom, { rows, ids }]) => sql`
      select ${kolom} as kolom, id, nama from (${rows}) as bernama where id = any(${[...ids]}::bigint[])`,
  );
  const { rows } = await sql<{ kolom: string; id: number; nama: string }>`
    ${sql.join(queries, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ kolom, id, nama }) => [`${kolom} ${id}`, nama]));
}
