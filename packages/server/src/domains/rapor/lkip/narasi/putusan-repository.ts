import type { Naskah } from '@selaras/contracts';
import type { KeputusanDraf, NomorAnalisis } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';
import { hasContent } from '../akses/has-content';

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

interface Taken {
  readonly draf: string;
  /** The newest text before it had words: the draft took their place. */
  readonly menggantikan: boolean;
}

/** The draft that was taken as the text of a section, which is now `naskah`; undefined: none was. */
export async function findTaken(
  tx: Kysely<Tables>,
  lkipBabId: number,
  naskah: Naskah,
): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    select d.draf, coalesce((
      select ${hasContent(sql`v.isi`)} from lkip_bab_versi v
      where v.lkip_bab_id = d.lkip_bab_id and v.sebab = 'tersimpan' and v.isi <> ${JSON.stringify(naskah)}::jsonb
      order by v.id desc limit 1), false) as menggantikan
    from lkip_narasi_draf d where d.lkip_bab_id = ${lkipBabId} and d.keputusan = 'diambil'`.execute(tx);
  return rows[0];
}

export const dropPutusan = (tx: Kysely<Tables>, lkip_bab_id: number) =>
  tx.deleteFrom('lkip_narasi_draf').where('lkip_bab_id', '=', lkip_bab_id).execute();
