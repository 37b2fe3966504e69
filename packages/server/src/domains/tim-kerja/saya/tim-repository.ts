import type { OrangTim, RingkasTimSaya, TimAnggotaSaya, TimSaya } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import { readAtasanKetua, type TimBerketua } from '../../../database/orang/atasan-ketua';
import { akhirTahun, belumBerhenti, orangPada } from '../../../database/orang/orang-pada';
import { unitsOfPemegang } from '../../../database/orang/pemegang-jabatan';
import type { Tables } from '../../../database/tables';
import { isiTempat, isTempatBerlaku, orangTim, usulanJson } from '../../../kit/tim-kerja/tempat-berlaku';
import type { SignedIn } from '../../../plugins/signed-in';
import { findNip } from './nip-pembaca';
import { nipOf, satuanKerjaJson } from './tim-sql';

/** A team that its reader leads or oversees. */
export type TimPembaca = Pick<TimSaya, 'id' | 'nama' | 'satuan_kerja' | 'peran' | 'ketua' | 'anggota'> & {
  readonly nip_ketua: string;
  /** null: the administrator, whose account belongs to nobody. */
  readonly nip_pembaca: string | null;
  /** The leader works nowhere any more. */
  readonly ketua_berhenti: boolean;
  /** Its leader and approved members. */
  readonly nip_orang: readonly string[];
};

/** Who looks at his teams of a year, and when. */
export interface PembacaTim {
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly now: Date;
}

interface TimDekat extends TimBerketua {
  readonly id: number;
}

/** Teams of a year that somebody leads, and those for whose leaders he answers today; only teams near him are looked at. */
async function readTimPembaca(
  db: Kysely<Tables>,
  { actor, tahun, now }: PembacaTim,
): Promise<{ readonly nip: string | null; readonly ketua: number[]; readonly atasan: number[] }> {
  const hari = zonedDate(now);
  const nip = await findNip(db, actor.id);
  const isLast = hasRole(actor, 'super');
  const units = nip === null || isLast ? [] : await unitsBelow(db, nip, hari);
  const { rows } = await sql<TimDekat>`
    select t.id, t.nip_ketua, t.unit_kerja_id, t.satuan_kerja_id from tim_kerja t
    where t.tahun = ${tahun} and t.deleted_at is null and t.nip_ketua is not null
      and (${isLast} or t.nip_ketua = ${nip} or t.satuan_kerja_id = any(${units}::bigint[]))`.execute(db);
  const others = rows.filter(({ nip_ketua }) => nip_ketua !== nip);
  const above = await readAtasanKetua(db, others, hari);
  const answers = (tim: TimDekat) => {
    const nips = above.get(tim) ?? [];
    return nips.length === 0 ? isLast : nip !== null && nips.includes(nip);
  };
  return {
    nip,
    ketua: rows.filter(({ nip_ketua }) => nip_ketua === nip).map(({ id }) => id),
    atasan: others.filter(answers).map(({ id }) => id),
  };
}

/** Units in which somebody holds a post today, and those below them. */
async function unitsBelow(db: Kysely<Tables>, nip: string, hari: string): Promise<number[]> {
  const held = await unitsOfPemegang(db, nip, hari);
  if (held.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with recursive bawah as (
      select satuan_kerja_id as id from satuan_kerja where satuan_kerja_id = any(${held.map(({ unit }) => unit)}::bigint[])
      union select s.satuan_kerja_id from satuan_kerja s join bawah b on s.parent_id = b.id)
    select id from bawah`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many teams somebody leads, oversees and serves in, and how many steps he carries in a year. */
export async function summarizeSaya(db: Kysely<Tables>, pembaca: PembacaTim): Promise<RingkasTimSaya> {
  const { tahun } = pembaca;
  const { nip, ketua, atasan } = await readTimPembaca(db, pembaca);
  const { rows } = await sql<Pick<RingkasTimSaya, 'anggota' | 'langkah'>>`
    select (select count(*)::integer from tim_kerja_anggota a
        join tim_kerja own on own.id = a.tim_kerja_id and own.deleted_at is null and own.tahun = ${tahun}
        where a.nip = ${nip} and a.deleted_at is null and a.status <> 'nonaktif') as anggota,
      (select count(*)::integer from langkah_aksi_anggota b
        join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.deleted_at is null and l.tahun_kinerja = ${tahun}
        join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
        where b.nip = ${nip} and b.deleted_at is null) as langkah`.execute(db);
  const { anggota, langkah } = rows[0] ?? { anggota: 0, langkah: 0 };
  return { ketua: ketua.length, atasan: atasan.length, anggota, langkah };
}

/** Teams that somebody leads, then those whose leaders answer to him; `timId`: one of them. */
export async function listTimPembaca(
  db: Kysely<Tables>,
  pembaca: PembacaTim,
  timId?: number,
): Promise<TimPembaca[]> {
  const { nip, ketua, atasan } = await readTimPembaca(db, pembaca);
  const ids = [...ketua, ...atasan].filter((id) => timId === undefined || id === timId);
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<TimPembaca, 'nip_pembaca'>>`
    select t.id, t.nama, ${satuanKerjaJson} as satuan_kerja, t.nip_ketua,
      case when t.nip_ketua = ${nip} then 'ketua' else 'atasan' end as peran, ketua.peg_nama as ketua,
      not ${belumBerhenti(sql`ketua.berhenti_pada`, zonedDate(pembaca.now))} as ketua_berhenti, json_array_length(o.nip) as anggota, o.nip as nip_orang
    from tim_kerja t
    join satuan_kerja unit on unit.satuan_kerja_id = t.satuan_kerja_id
    join pegawai ketua on ketua.peg_nip = t.nip_ketua
    cross join lateral (select json_agg(one.nip) as nip from (${orangTim}) one) o
    where t.id = any(${ids}::bigint[])
    order by (t.nip_ketua is not distinct from ${nip}) desc, t.nama, t.id`.execute(db);
  return rows.map((row) => ({ ...row, nip_pembaca: nip }));
}

/** The leader and the approved members of a team as they were in its year, the leader first. */
export async function listOrangTim(db: Kysely<Tables>, timId: number): Promise<OrangTim[]> {
  const { rows } = await sql<OrangTim>`
    select p.peg_nip as nip, p.peg_nama as nama, p.berhenti_pada, p.jabatan, unit.satuan_kerja_nama, p.peg_nip = t.nip_ketua as ketua
    from tim_kerja t
    cross join lateral (${orangTim}) o
    cross join ${orangPada(sql`o.nip`, akhirTahun(sql`t.tahun`))} p
    join satuan_kerja unit on unit.satuan_kerja_id = p.satuan_kerja_id
    where t.id = ${timId}
    order by p.peg_nip = t.nip_ketua desc, p.peg_nama, p.peg_nip`.execute(db);
  return rows;
}

/** Name and places of the reader in teams of a year; ended ones last. */
export async function findTempatSaya(
  db: Kysely<Tables>,
  { userId, tahun }: { readonly userId: number; readonly tahun: number },
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
