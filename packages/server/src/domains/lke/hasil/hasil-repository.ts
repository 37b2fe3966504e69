import type { KeadaanLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { bukanUnitSendiri } from '../penilaian/menilai-sql';

/** A unit and its worksheet of a year as they are stored, before it is decided who sees what of it. */
export interface StoredHasil {
  readonly tahun: number;
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
  readonly singkatan: string | null;
  /** null, as its state: the unit has no worksheet. */
  readonly penilaian_id: number | null;
  readonly keadaan: KeadaanLke | null;
  readonly versi: number;
  /** Who evaluates it; nobody his own unit. */
  readonly penilai: readonly { readonly id: number; readonly nama: string }[];
}

/** Of a year all units, or one; or one unit in all years that it has a worksheet of. */
type AskedHasil =
  | { readonly tahun: number; readonly satuanKerjaId?: number }
  | { readonly satuanKerjaId: number };

/**
 * Units with their worksheets in one query: of a year by name, of those that are closed only who has a worksheet; of one
 * unit the earliest year first.
 */
export async function listStoredHasil(db: Kysely<Tables>, asked: AskedHasil): Promise<StoredHasil[]> {
  const tahun = 'tahun' in asked ? asked.tahun : undefined;
  const unit = asked.satuanKerjaId;
  const ofUnit = unit === undefined ? sql`` : sql`and unit.satuan_kerja_id = ${unit}`;
  const columns = sql`unit.satuan_kerja_id, unit.satuan_kerja_nama, unit.singkatan,
    l.id as penilaian_id, l.keadaan, coalesce(l.versi, 0) as versi, coalesce(penilai.isi, '[]') as penilai`;
  const penilai = sql`
    select n.satuan_kerja_id, n.tahun, json_agg(json_build_object('id', u.id, 'nama', u.nama) order by u.nama) as isi
    from lke_penilai n join users u on u.id = n.user_id left join pegawai g on g.peg_nip = u.peg_nip
    where ${tahun === undefined ? sql`n.satuan_kerja_id = ${unit}` : sql`n.tahun = ${tahun}`} and ${bukanUnitSendiri}
    group by n.satuan_kerja_id, n.tahun`;
  const query =
    tahun === undefined
      ? sql<StoredHasil>`
        select l.tahun, ${columns}
        from satuan_kerja unit join lke_penilaian l on l.satuan_kerja_id = unit.satuan_kerja_id
        left join (${penilai}) penilai on penilai.tahun = l.tahun
        where true ${ofUnit} order by l.tahun`
      : sql<StoredHasil>`
        select ${tahun}::integer as tahun, ${columns}
        from satuan_kerja unit
        left join lke_penilaian l on l.satuan_kerja_id = unit.satuan_kerja_id and l.tahun = ${tahun}
        left join (${penilai}) penilai on penilai.satuan_kerja_id = unit.satuan_kerja_id
        where (unit.aktif or l.id is not null) ${ofUnit}
        order by unit.satuan_kerja_nama, unit.satuan_kerja_id`;
  return (await query.execute(db)).rows;
}

/** How far every worksheet of a year is. */
export async function listKeadaan(
  db: Kysely<Tables>,
  tahun: number,
): Promise<Pick<StoredHasil, 'penilaian_id' | 'keadaan'>[]> {
  return db
    .selectFrom('lke_penilaian')
    .where('tahun', '=', tahun)
    .select(['id as penilaian_id', 'keadaan'])
    .execute();
}
