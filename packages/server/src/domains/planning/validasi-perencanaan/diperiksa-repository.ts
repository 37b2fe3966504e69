import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { CascadeRow } from './cascade-repository';

/** Whose marks these are, and at which stage of which plan. */
interface Pemeriksaan {
  readonly user_id: number;
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly tahap: number;
}

type RowKey = Pick<CascadeRow, 'level' | 'id'>;

/** Digests of the rows that somebody checked, by `level:id`. */
export async function listDiperiksa(
  db: Kysely<Tables>,
  { user_id, satuan_kerja_id, tahun, tahap }: Pemeriksaan,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('baris_diperiksa')
    .where('user_id', '=', user_id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('tahap', '=', tahap)
    .select(['level', 'baris_id', 'sidik'])
    .execute();
  return new Map(rows.map(({ level, baris_id, sidik }) => [`${level}:${baris_id}`, sidik]));
}

/** Marks a row as checked with what it says now. */
export async function storeDiperiksa(
  tx: Kysely<Tables>,
  pemeriksaan: Pemeriksaan,
  { level, id, sidik }: RowKey & { readonly sidik: string },
): Promise<void> {
  await tx
    .insertInto('baris_diperiksa')
    .values({ ...pemeriksaan, level, baris_id: id, sidik })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'satuan_kerja_id', 'tahun', 'tahap', 'level', 'baris_id'])
        .doUpdateSet({ sidik, pada: sql<Date>`now()` }),
    )
    .execute();
}

export async function removeDiperiksa(
  tx: Kysely<Tables>,
  { user_id, satuan_kerja_id, tahun, tahap }: Pemeriksaan,
  { level, id }: RowKey,
): Promise<void> {
  await tx
    .deleteFrom('baris_diperiksa')
    .where('user_id', '=', user_id)
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('tahap', '=', tahap)
    .where('level', '=', level)
    .where('baris_id', '=', id)
    .execute();
}
