import { type RawBuilder, sql } from 'kysely';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';

/** SQL: the NIP of a user; null for an account of no employee. */
export const nipOf = (userId: number): RawBuilder<string> =>
  sql`(select peg_nip from users where id = ${userId})`;

/**
 * SQL: whether the step `l` below `sub` is work of the team `t`: its performance was given to the team, or to no team and
 * somebody of this one carries it.
 */
export const isLangkahTim = sql<boolean>`(
  l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id and (
    sub.tim_kerja_id = t.id
    or sub.tim_kerja_id is null and exists (
      select from langkah_aksi_anggota p
      where p.langkah_aksi_id = l.id and p.deleted_at is null and p.nip in (${orangTim}))))`;

/** SQL: the steps of the team `t` as rows of `id`: what `isLangkahTim` says of one. */
export const langkahTim = sql<{ id: number }>`
  select l.id from kinerja_sub_kegiatan sub
  join kinerja_langkah_aksi l on l.kinerja_sub_kegiatan_id = sub.id and l.deleted_at is null
    and l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id
  where sub.tim_kerja_id = t.id and sub.deleted_at is null
  union
  select l.id from (${orangTim}) o
  join langkah_aksi_anggota b on b.nip = o.nip and b.deleted_at is null
  join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.deleted_at is null
    and l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id
  join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
    and sub.tim_kerja_id is null`;

/**
 * SQL: the steps of every team of the relation `tim` as rows of `tim_id` and `id`: what `isLangkahTim` says of one, found
 * for all at once.
 */
export const langkahSemuaTim = sql<{ tim_id: number; id: number }>`
  with orang as materialized (
    select t.id as tim_id, t.tahun, t.satuan_kerja_id, o.nip from tim t cross join lateral (${orangTim}) o
  ),
  lepas as materialized (
    select l.id, l.tahun_kinerja, l.satuan_kerja_id, b.nip
    from kinerja_sub_kegiatan sub
    join kinerja_langkah_aksi l on l.kinerja_sub_kegiatan_id = sub.id and l.deleted_at is null
    join langkah_aksi_anggota b on b.langkah_aksi_id = l.id and b.deleted_at is null
    where sub.tim_kerja_id is null and sub.deleted_at is null
      and (l.tahun_kinerja, l.satuan_kerja_id) in (select tahun, satuan_kerja_id from tim)
  )
  select t.id as tim_id, l.id from tim t
  join kinerja_sub_kegiatan sub on sub.tim_kerja_id = t.id and sub.deleted_at is null
  join kinerja_langkah_aksi l on l.kinerja_sub_kegiatan_id = sub.id and l.deleted_at is null
    and l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id
  union
  select o.tim_id, x.id from orang o
  join lepas x on x.nip = o.nip and x.tahun_kinerja = o.tahun and x.satuan_kerja_id = o.satuan_kerja_id`;

/** SQL: a unit as it stands in answers. */
export const satuanKerjaJson = sql`json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
  'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan)`;
