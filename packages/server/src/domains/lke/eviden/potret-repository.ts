import type { SumberPortal } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';
import type { Lembar } from '../penilaian/pelaku';

/** What of the portal is offered to a criterion; undefined where the year's instrument has none such. */
export async function findSumber(
  db: Kysely<Tables>,
  { tahun, kriteriaId }: { readonly tahun: number; readonly kriteriaId: number },
): Promise<readonly SumberPortal[] | undefined> {
  const row = await db
    .selectFrom('lke_kriteria as c')
    .innerJoin('lke_sub_komponen as p', 'p.id', 'c.sub_komponen_id')
    .innerJoin('lke_komponen as k', 'k.id', 'p.komponen_id')
    .innerJoin('lke_instrumen as i', 'i.id', 'k.instrumen_id')
    .where('c.id', '=', kriteriaId)
    .where('i.tahun', '=', tahun)
    .select('c.sumber')
    .executeTakeFirst();
  return row?.sumber;
}

export interface Diambil {
  readonly sumber: SumberPortal;
  readonly eviden_id: number;
  readonly eviden_versi_id: number;
  readonly nomor: number;
  readonly waktu: string;
  readonly sha256: string;
  readonly isi: string;
  readonly diajukan: boolean;
}

/** What a unit took of these sources in this year, of each the newest, and whether it is put forward for a criterion. */
export async function listDiambil(
  db: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  { sumber, kriteriaId }: { sumber: readonly SumberPortal[]; kriteriaId: number },
): Promise<Diambil[]> {
  const { rows } = await sql<Diambil>`
    select e.sumber, e.id as eviden_id, v.id as eviden_versi_id, v.nomor, ${momentColumn(sql`v.created_at`)} as waktu,
      v.sha256, v.isi, exists (
        select from lke_bukti b where b.eviden_versi_id = v.id and b.kriteria_id = ${kriteriaId}
          and b.satuan_kerja_id = e.satuan_kerja_id and b.tahun = e.tahun) as diajukan
    from lke_eviden e
    join lateral (
      select * from lke_eviden_versi n where n.eviden_id = e.id order by n.nomor desc limit 1) v on true
    where e.satuan_kerja_id = ${satuan_kerja_id} and e.tahun = ${tahun} and e.deleted_at is null
      and e.sumber = any(${sumber}::text[])`.execute(db);
  return rows;
}

/** A content that the portal said, whoever's it is; undefined for any other. */
export async function findBeku(db: Kysely<Tables>, versiId: number) {
  return db
    .selectFrom('lke_eviden_versi as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .where('v.id', '=', versiId)
    .where('v.isi', 'is not', null)
    .select(['v.satuan_kerja_id', 'v.nomor', 'v.sha256', 'u.nama as oleh'])
    .select(({ ref }) => sql<string>`${ref('v.isi')}`.as('isi'))
    .executeTakeFirst();
}

/**
 * The unit's evidence of a source in a year, begun where there is none and held by the transaction: who takes it at the
 * same moment waits.
 */
export async function holdPotret(
  tx: Kysely<Tables>,
  { satuan_kerja_id, tahun }: Lembar,
  { sumber, nama }: { sumber: SumberPortal; nama: string },
): Promise<number> {
  await sql`
    insert into lke_eviden (satuan_kerja_id, tahun, jenis, nama, sumber)
    values (${satuan_kerja_id}, ${tahun}, 'portal', ${nama}, ${sumber})
    on conflict (satuan_kerja_id, tahun, sumber) where sumber is not null and deleted_at is null do nothing`.execute(
    tx,
  );
  const { id } = await tx
    .selectFrom('lke_eviden')
    .where('satuan_kerja_id', '=', satuan_kerja_id)
    .where('tahun', '=', tahun)
    .where('sumber', '=', sumber)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest content of a piece of evidence; undefined while it has none. */
export const findNewest = (tx: Kysely<Tables>, eviden_id: number) =>
  tx
    .selectFrom('lke_eviden_versi')
    .where('eviden_id', '=', eviden_id)
    .select(['id', 'eviden_id', 'nomor', 'isi'])
    .orderBy('nomor', 'desc')
    .limit(1)
    .executeTakeFirst();
