import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { syncRows } from '../../../kit/resource/store';
import { ProblemError } from '../../../plugins/problem';
import type { Cabang } from './visi-misi-tree';

/** A node of the tree as the body carries it: its own fields, and its branches by name. */
interface Node {
  readonly id?: number | undefined;
  readonly nomor: string;
  readonly [field: string]: unknown;
}

interface Below {
  readonly tx: Kysely<Tables>;
  readonly tahun: number;
  readonly tahunMulai: number;
}

/**
 * Makes the branches of a node what the body says, level by level. What has branches of its own is emptied before it is
 * deleted, and what a goal of the regency uses is not deleted at all.
 */
export async function syncBranches(
  below: Below,
  cabang: Readonly<Record<string, Cabang>>,
  parentId: number,
  node: Readonly<Record<string, unknown>>,
  path = '',
): Promise<void> {
  for (const [name, branch] of Object.entries(cabang)) {
    const items = (node[name] ?? []) as readonly Node[];
    const field = `${path}${name}`;
    refuseDoubles(items, field, branch);
    await refuseUsed(below, branch, parentId, items, field);
    await freeNumbers(below, branch, items);
    const ids = await syncRows(below.tx, {
      table: branch.table,
      source: inYear(branch.table, below.tahun),
      owner: { [branch.induk]: parentId },
      items,
      columns: (item) => ({
        nomor: item.nomor,
        ...Object.fromEntries(branch.columns.map((column) => [column, item[column] ?? null])),
        ...(branch.table === 'indikator_tujuan' && { tahun_mulai: below.tahunMulai }),
      }),
      field,
    });
    for (const [index, item] of items.entries()) {
      await syncBranches(below, branch.cabang, ids[index] ?? 0, item, `${field}.${index}.`);
    }
  }
}

/** Numbers are unique among siblings: those that change are put aside first, so that two can be swapped. */
async function freeNumbers({ tx, tahun }: Below, { table }: Cabang, items: readonly Node[]): Promise<void> {
  const kept = items.filter(({ id }) => id !== undefined);
  await sql`update ${sql.table(table)} t set nomor = '~' || t.id
    from unnest(${kept.map(({ id }) => id)}::bigint[], ${kept.map(({ nomor }) => nomor)}::text[]) baru(id, nomor)
    join ${inYear(table, tahun)} kini on kini.id = baru.id
    where t.id = baru.id and kini.nomor <> baru.nomor and kini.deleted_at is null`.execute(tx);
}

function refuseDoubles(items: readonly Node[], field: string, { sebutan }: Cabang): void {
  const errors = items.flatMap(({ nomor }, index) =>
    items.findIndex((other) => other.nomor === nomor) < index
      ? [[`${field}.${index}.nomor`, [`Nomor ${sebutan} ${nomor} dipakai dua kali`]]]
      : [],
  );
  if (errors.length > 0)
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: Object.fromEntries(errors) });
}

/** Branches that go must be free: no branches below that stay alive, no goal of the regency that names them. */
async function refuseUsed(
  below: Below,
  { table, induk, sebutan, cabang }: Cabang,
  parentId: number,
  items: readonly Node[],
  field: string,
): Promise<void> {
  const kept = items.flatMap(({ id }) => id ?? []);
  // Locked before it is asked who uses them: who comes to use one locks its key.
  await sql`select from ${sql.table(table)}
    where ${sql.ref(induk)} = ${parentId} and deleted_at is null and id <> all(${kept}::bigint[])
    order by id for update`.execute(below.tx);
  const { rows } = await sql<{ id: number; nomor: string; dipakai: boolean }>`
    select id, nomor, ${usedCondition(table)} as dipakai from ${inYear(table, below.tahun)} t
    where ${sql.ref(induk)} = ${parentId} and deleted_at is null and id <> all(${kept}::bigint[])`.execute(
    below.tx,
  );
  const used = rows.filter(({ dipakai }) => dipakai);
  if (used.length > 0) {
    const nomor = used.map((row) => row.nomor).join(', ');
    throw new ProblemError('BENTROK', {
      pesan: `Tidak dapat dihapus: ${sebutan} ${nomor} dipakai sasaran strategis RPJMD. Hapus dahulu pemakaiannya.`,
      errors: { [field]: [`${sebutan} ${nomor} masih dipakai`] },
      terkini: {
        anak: used.map((row) => ({ level: table.replaceAll('_', '-'), id: row.id, label: row.nomor })),
      },
    });
  }
  for (const { id } of rows) {
    for (const branch of Object.values(cabang)) {
      await refuseUsed(below, branch, id, [], field);
      await emptyBranch(below, branch, id);
    }
  }
}

async function emptyBranch({ tx, tahun }: Below, branch: Cabang, parentId: number): Promise<void> {
  const owner = { [branch.induk]: parentId };
  const items: readonly Node[] = [];
  const source = inYear(branch.table, tahun);
  await syncRows(tx, { table: branch.table, source, owner, items, columns: () => ({}), field: branch.table });
}

function usedCondition(table: Cabang['table']) {
  if (table === 'indikator_sasaran_strategis') {
    return sql`exists (select from sasaran_strategis_rpjmd x
        where (x.indikator_sasaran_strategis_id = t.id or x.indikator_merge @> to_jsonb(t.id)) and x.deleted_at is null)`;
  }
  if (table === 'sasaran_strategis') {
    return sql`exists (select from sasaran_strategis_rpjmd x where x.sasaran_strategis_id = t.id and x.deleted_at is null)`;
  }
  return sql`false`;
}
