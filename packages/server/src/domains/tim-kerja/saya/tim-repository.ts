import type { OrangTim, TimAnggotaSaya, TimSaya } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { atasanTim, nipOf, orangTim, satuanKerjaJson } from './tim-sql';

/** A team that its reader leads or oversees. */
export type TimPembaca = Pick<TimSaya, 'id' | 'nama' | 'satuan_kerja' | 'peran' | 'ketua' | 'anggota'> & {
  readonly nip_ketua: string;
  readonly nip_pembaca: string;
};

interface Pembaca {
  readonly userId: number;
  readonly tahun: number;
  /** One of them. */
  readonly timId?: number;
}

/** Teams that somebody leads, then those whose leaders answer to him. */
export async function listTimPembaca(
  db: Kysely<Tables>,
  { userId, tahun, timId }: Pembaca,
): Promise<TimPembaca[]> {
  const { rows } = await sql<TimPembaca>`
    with tim as (
      select t.*, ${atasanTim} as nip_atasan from tim_kerja t
      where t.tahun = ${tahun} and t.deleted_at is null and t.id = coalesce(${timId ?? null}::bigint, t.id)
    )
    select t.id, t.nama, ${satuanKerjaJson} as satuan_kerja, t.nip_ketua, saya.nip as nip_pembaca,
      case when t.nip_ketua = saya.nip then 'ketua' else 'atasan' end as peran, ketua.peg_nama as ketua,
      (select count(*)::integer from (${orangTim}) o) as anggota
    from tim t
    cross join (select ${nipOf(userId)} as nip) saya
    join satuan_kerja unit on unit.satuan_kerja_id = t.satuan_kerja_id
    join pegawai ketua on ketua.peg_nip = t.nip_ketua
    where saya.nip in (t.nip_ketua, t.nip_atasan)
    order by (t.nip_ketua = saya.nip) desc, t.nama, t.id`.execute(db);
  return rows;
}

/** The leader and the approved members of a team, the leader first. */
export async function listOrangTim(db: Kysely<Tables>, timId: number): Promise<OrangTim[]> {
  const { rows } = await sql<OrangTim>`
    select p.peg_nip as nip, p.peg_nama as nama, p.jabatan, unit.satuan_kerja_nama, p.peg_nip = t.nip_ketua as ketua
    from tim_kerja t
    cross join lateral (${orangTim}) o
    join pegawai p on p.peg_nip = o.nip
    join satuan_kerja unit on unit.satuan_kerja_id = p.satuan_kerja_id
    where t.id = ${timId}
    order by p.peg_nip = t.nip_ketua desc, p.peg_nama, p.peg_nip`.execute(db);
  return rows;
}

/** Name and places of the reader in teams of a year; ended ones last. */
export async function findTempatSaya(
  db: Kysely<Tables>,
  { userId, tahun }: Pembaca,
): Promise<Pick<TimAnggotaSaya, 'nama' | 'tim'>> {
  const { rows } = await sql<Pick<TimAnggotaSaya, 'nama' | 'tim'>>`
    select saya.peg_nama as nama, coalesce((
      select json_agg(json_build_object('id', t.id, 'nama', t.nama, 'satuan_kerja', ${satuanKerjaJson},
        'ketua', ketua.peg_nama, 'peran', a.peran, 'keadaan', a.status) order by a.status = 'nonaktif', t.nama, t.id)
      from tim_kerja_anggota a
      join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null and t.tahun = ${tahun}
      join satuan_kerja unit on unit.satuan_kerja_id = t.satuan_kerja_id
      left join pegawai ketua on ketua.peg_nip = t.nip_ketua
      where a.nip = saya.peg_nip and a.deleted_at is null), '[]') as tim
    from pegawai saya where saya.peg_nip = ${nipOf(userId)}`.execute(db);
  return rows[0] ?? { nama: null, tim: [] };
}
