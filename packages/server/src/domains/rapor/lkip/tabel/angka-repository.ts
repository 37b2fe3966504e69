import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';
import type { TabelTersimpan } from '../../stored';
import type { Pemilik } from '../akses/pemilik';

/** Whose figures they are: of one section, or (null) of the whole chapter when it was handed in. */
interface Place {
  readonly lkip_id: number;
  readonly lkip_bab_id: number | null;
}

/** Keeps figures in the place of those that were kept there before. */
export async function storeAngka(
  tx: Kysely<Tables>,
  place: Place,
  tabel: readonly TabelTersimpan[],
  pada: Date,
): Promise<void> {
  const values = { tabel: JSON.stringify(tabel), pada };
  await tx
    .insertInto('lkip_angka')
    .values({ ...place, ...values })
    .onConflict((conflict) => conflict.columns(['lkip_id', 'lkip_bab_id']).doUpdateSet(values))
    .execute();
}

/** Forgets the figures of a section that is not written any more. */
export const dropAngka = (tx: Kysely<Tables>, lkip_bab_id: number) =>
  tx.deleteFrom('lkip_angka').where('lkip_bab_id', '=', lkip_bab_id).execute();

export interface AngkaRow {
  readonly tabel: readonly TabelTersimpan[];
  /** ISO 8601. */
  readonly pada: string;
}

/** Everything that is kept of a report. */
export async function listAngka(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Pemilik,
): Promise<AngkaRow[]> {
  const { rows } = await sql<AngkaRow>`
    select a.tabel, ${momentColumn(sql`a.pada`)} as pada
    from lkip_angka a join lkip l on l.id = a.lkip_id
    where l.tahun = ${tahun} and l.satuan_kerja_id is not distinct from ${satuan_kerja_id}::bigint`.execute(
    db,
  );
  return rows;
}

/** The indicator that a narrative is of. */
export async function findIndikator(db: Kysely<Tables>, narasiId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(sasaran_strategis_rpjmd_id, sasaran_strategis_pd_id) as id
    from lkip_narasi where id = ${narasiId}`.execute(db);
  return rows[0]?.id;
}
