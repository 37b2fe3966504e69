import type { OrangTim, RingkasTimSaya, TimAnggotaSaya, TimSaya } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { atasanTim } from '../../../kit/tim-kerja/atasan-tim';
import { isiTempat, isTempatBerlaku, orangTim, usulanJson } from '../../../kit/tim-kerja/tempat-berlaku';
import { pegawaiTahun } from '../pegawai/pegawai-tahun';
import { nipOf, satuanKerjaJson } from './tim-sql';

/** A team that its reader leads or oversees. */
export type TimPembaca = Pick<TimSaya, 'id' | 'nama' | 'satuan_kerja' | 'peran' | 'ketua' | 'anggota'> & {
  readonly nip_ketua: string;
  readonly nip_pembaca: string;
  /** Its leader and approved members. */
  readonly nip_orang: readonly string[];
};

interface Pembaca {
  readonly userId: number;
  readonly tahun: number;
  /** One of them. */
  readonly timId?: number;
}

/** SQL: teams of a year that somebody leads, and those whose leaders answer to him; only teams near him are looked at. */
const timPembaca = ({ userId, tahun }: Omit<Pembaca, 'timId'>) => sql`
  select dekat.* from (
    select t.*, saya.nip as nip_pembaca, ${atasanTim} as nip_atasan
    from (select ${nipOf(userId)} as nip) saya
    join tim_kerja t on t.nip_ketua = saya.nip or t.satuan_kerja_id in (
      select j.satuan_kerja_id from struktur_organisasi j where j.pejabat_nip = saya.nip and j.deleted_at is null)
    where t.tahun = ${tahun} and t.deleted_at is null
  ) dekat where nip_pembaca in (nip_ketua, nip_atasan)`;

/** How many teams somebody leads, oversees and serves in, and how many steps he carries in a year. */
export async function summarizeSaya(
  db: Kysely<Tables>,
  { userId, tahun }: Omit<Pembaca, 'timId'>,
): Promise<RingkasTimSaya> {
  const { rows } = await sql<RingkasTimSaya>`
    select count(*) filter (where t.nip_ketua = t.nip_pembaca)::integer as ketua,
      count(*) filter (where t.nip_ketua is distinct from t.nip_pembaca)::integer as atasan,
      (select count(*)::integer from tim_kerja_anggota a
        join tim_kerja own on own.id = a.tim_kerja_id and own.deleted_at is null and own.tahun = ${tahun}
        where a.nip = ${nipOf(userId)} and a.deleted_at is null and a.status <> 'nonaktif') as anggota,
      (select count(*)::integer from langkah_aksi_anggota b
        join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.deleted_at is null and l.tahun_kinerja = ${tahun}
        join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
        where b.nip = ${nipOf(userId)} and b.deleted_at is null) as langkah
    from (${timPembaca({ userId, tahun })}) t`.execute(db);
  return rows[0] ?? { ketua: 0, atasan: 0, anggota: 0, langkah: 0 };
}

/** Teams that somebody leads, then those whose leaders answer to him. */
export async function listTimPembaca(
  db: Kysely<Tables>,
  { userId, tahun, timId }: Pembaca,
): Promise<TimPembaca[]> {
  const { rows } = await sql<TimPembaca>`
    select t.id, t.nama, ${satuanKerjaJson} as satuan_kerja, t.nip_ketua, t.nip_pembaca,
      case when t.nip_ketua = t.nip_pembaca then 'ketua' else 'atasan' end as peran, ketua.peg_nama as ketua,
      json_array_length(o.nip) as anggota, o.nip as nip_orang
    from (${timPembaca({ userId, tahun })}) t
    join satuan_kerja unit on unit.satuan_kerja_id = t.satuan_kerja_id
    join pegawai ketua on ketua.peg_nip = t.nip_ketua
    cross join lateral (select json_agg(one.nip) as nip from (${orangTim}) one) o
    where t.id = coalesce(${timId ?? null}::bigint, t.id)
    order by (t.nip_ketua = t.nip_pembaca) desc, t.nama, t.id`.execute(db);
  return rows;
}

/** The leader and the approved members of a team as they were in its year, the leader first. */
export async function listOrangTim(db: Kysely<Tables>, timId: number): Promise<OrangTim[]> {
  const { rows } = await sql<OrangTim>`
    select p.peg_nip as nip, p.peg_nama as nama, p.jabatan, unit.satuan_kerja_nama, p.peg_nip = t.nip_ketua as ketua
    from tim_kerja t
    cross join lateral (${orangTim}) o
    cross join ${pegawaiTahun(sql`o.nip`, sql`t.tahun`)} p
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
        'ketua', ketua.peg_nama, 'peran', ${isiTempat('peran')}, 'target', ${isiTempat('target')},
        'berlaku', ${isTempatBerlaku}, 'diusulkan', ${usulanJson}, 'keadaan', a.status)
        order by a.status = 'nonaktif', t.nama, t.id)
      from tim_kerja_anggota a
      join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null and t.tahun = ${tahun}
      join satuan_kerja unit on unit.satuan_kerja_id = t.satuan_kerja_id
      left join pegawai ketua on ketua.peg_nip = t.nip_ketua
      where a.nip = saya.peg_nip and a.deleted_at is null), '[]') as tim
    from pegawai saya where saya.peg_nip = ${nipOf(userId)}`.execute(db);
  return rows[0] ?? { nama: null, tim: [] };
}
