import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { asList } from '../../../kit/resource/row-columns';
import { type Cabang, cabangVisi } from './visi-misi-tree';

interface Nodes {
  readonly table: Parameters<typeof inYear>[0];
  readonly sebutan: string;
  /** Column of the node's words. */
  readonly text: string;
  readonly ids: RawBuilder<unknown>;
}

/** Every kind of node below the vision `r`, with the ids of its nodes, whatever became of them. */
function nodesBelow(cabang: Readonly<Record<string, Cabang>>, parents: RawBuilder<unknown>): Nodes[] {
  return Object.values(cabang).flatMap(({ table, induk, columns, sebutan, cabang: below }) => {
    const ids = sql`select id from ${sql.table(table)} where ${sql.ref(induk)} in (${parents})`;
    return [{ table, sebutan, text: columns[0] ?? 'nomor', ids }, ...nodesBelow(below, ids)];
  });
}

/** What closed years before the chosen one say where the tree says something else now (contract `earlierTexts`). */
export function earlierNodes(tahun: number): RawBuilder<unknown> {
  const visi: Nodes = { table: 'visi', sebutan: 'visi', text: 'visi', ids: sql`select r.id` };
  const parts = [visi, ...nodesBelow(cabangVisi, sql`r.id`)].map(({ table, sebutan, text, ids }) => {
    const then = sql`b.isi ->> ${sql.lit(text)}`;
    const now = sql.ref(`kini.${text}`);
    const number = sql`coalesce(' ' || (b.isi ->> 'nomor'), '')`;
    return sql`
      select b.tahun, initcap(${sql.lit(sebutan)}) || ${number} as kolom, ${then} as teks
      from teks_berlaku b left join ${inYear(table, tahun)} kini on kini.id = b.id and kini.deleted_at is null
      where b.tabel = ${sql.lit(table)} and b.id in (${ids}) and b.tahun < ${tahun}
        and b.isi ->> 'deleted_at' is null and ${now} is distinct from (${then})`;
  });
  return sql`${asList(sql`select * from (${sql.join(parts, sql` union all `)}) semua
    order by tahun desc, kolom`)} as teks_sebelumnya`;
}
