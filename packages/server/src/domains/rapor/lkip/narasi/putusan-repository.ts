import type { KeputusanDraf, NomorAnalisis } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';

export interface Putusan {
  readonly keputusan: KeputusanDraf;
  readonly draf: string;
  readonly pada: string;
  readonly oleh: string | null;
}

/** What was decided last on the drafts of a narrative, by analysis. */
export async function findPutusan(
  db: Kysely<Tables>,
  narasiId: number,
): Promise<Map<NomorAnalisis, Putusan>> {
  const { rows } = await sql<{ analisis: NomorAnalisis; putusan: Putusan }>`
    select b.analisis, json_build_object('keputusan', d.keputusan, 'draf', d.draf,
      'pada', ${momentColumn(sql`d.diputuskan_pada`)}, 'oleh', u.nama) as putusan
    from lkip_narasi_draf d
    join lkip_bab b on b.id = d.lkip_bab_id
    left join users u on u.id = d.diputuskan_oleh
    where b.lkip_narasi_id = ${narasiId}`.execute(db);
  return new Map(rows.map(({ analisis, putusan }) => [analisis, putusan]));
}

interface NewPutusan {
  readonly draf: string;
  readonly keputusan: KeputusanDraf;
  readonly diputuskan_pada: Date;
  readonly diputuskan_oleh: number;
}

export const storePutusan = (tx: Kysely<Tables>, lkip_bab_id: number, putusan: NewPutusan) =>
  tx
    .insertInto('lkip_narasi_draf')
    .values({ lkip_bab_id, ...putusan })
    .onConflict((conflict) => conflict.column('lkip_bab_id').doUpdateSet({ ...putusan }))
    .execute();
