import type { KeputusanDraf, NomorAnalisis } from '@selaras/domain';
import { kodeNarasi, nomorAnalisis } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { momentColumn } from '../../../../kit/paging/read-page';
import { hasContent } from '../akses/has-content';
import type { Pemilik } from '../akses/pemilik';
import { ensureReport, reportOf } from '../bagian/bagian-repository';

interface NarasiRow {
  readonly id: number;
  /** Row of the goal whose indicator it is. */
  readonly indikator_id: number;
  readonly diubah: string | null;
  readonly oleh: string | null;
  readonly bagian: readonly {
    analisis: NomorAnalisis;
    terisi: boolean;
    keputusan: KeputusanDraf | null;
    draf: string | null;
  }[];
}

/** Narratives of a report with the state of their seven sections. */
export async function listNarasi(db: Kysely<Tables>, pemilik: Pemilik): Promise<NarasiRow[]> {
  const { rows } = await sql<NarasiRow>`
    select n.id, coalesce(n.sasaran_strategis_rpjmd_id, n.sasaran_strategis_pd_id) as indikator_id,
      ${momentColumn(sql`max(b.ditulis_pada)`)} as diubah,
      (array_agg(penulis.nama order by b.ditulis_pada desc nulls last))[1] as oleh,
      json_agg(json_build_object('analisis', b.analisis, 'terisi', ${hasContent(sql`b.isi`)}, 'keputusan', d.keputusan,
        'draf', d.draf) order by b.analisis) as bagian
    from lkip_narasi n
    join lkip_bab b on b.lkip_narasi_id = n.id
    left join users penulis on penulis.id = b.ditulis_oleh
    left join lkip_narasi_draf d on d.lkip_bab_id = b.id
    where n.lkip_id = ${reportOf(pemilik)}
    group by n.id`.execute(db);
  return rows;
}

/** Whose report a narrative is part of, and of which indicator it is. */
export async function findNarasi(db: Kysely<Tables>, id: number) {
  const { rows } = await sql<{ id: number; indikator_id: number } & Pemilik>`
    select n.id, coalesce(n.sasaran_strategis_rpjmd_id, n.sasaran_strategis_pd_id) as indikator_id,
      l.satuan_kerja_id, l.tahun
    from lkip_narasi n join lkip l on l.id = n.lkip_id where n.id = ${id}`.execute(db);
  return rows[0];
}

/** Begins the narrative of an indicator with its seven empty sections; undefined when it has one already. */
export async function insertNarasi(
  tx: Kysely<Tables>,
  pemilik: Pemilik,
  indikatorId: number,
): Promise<number | undefined> {
  await ensureReport(tx, pemilik);
  const { id: lkip_id } = await tx
    .selectFrom('lkip')
    .where('id', '=', reportOf(pemilik))
    .select('id')
    .executeTakeFirstOrThrow();
  const goal =
    pemilik.satuan_kerja_id === null
      ? { sasaran_strategis_rpjmd_id: indikatorId }
      : { sasaran_strategis_pd_id: indikatorId };
  const made = await tx
    .insertInto('lkip_narasi')
    .values({ lkip_id, ...goal })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return undefined;
  await tx
    .insertInto('lkip_bab')
    .values(
      nomorAnalisis.map((analisis) => ({
        lkip_id,
        lkip_narasi_id: made.id,
        analisis,
        bagian: kodeNarasi(made.id, analisis),
      })),
    )
    .execute();
  return made.id;
}
