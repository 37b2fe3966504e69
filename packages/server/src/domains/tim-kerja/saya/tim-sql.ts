import { type RawBuilder, sql } from 'kysely';

/** SQL: the NIP of a user; null for an account of no employee. */
export const nipOf = (userId: number): RawBuilder<string> =>
  sql`(select peg_nip from users where id = ${userId})`;

/** SQL: the leader and the approved members of the team `t`, as rows of `nip`. */
export const orangTim = sql`
  select a.nip from tim_kerja_anggota a
  where a.tim_kerja_id = t.id and a.status = 'disetujui' and a.deleted_at is null
  union select t.nip_ketua where t.nip_ketua is not null`;

/** SQL: who answers for the leader of the team `t`: the head of its division, else that of its unit; never himself. */
export const atasanTim = sql`coalesce(
  (select j.pejabat_nip from struktur_organisasi j
    where j.id = t.unit_kerja_id and j.deleted_at is null and j.pejabat_nip is distinct from t.nip_ketua),
  (select j.pejabat_nip from struktur_organisasi j
    where j.satuan_kerja_id = t.satuan_kerja_id and j.level = 1 and j.deleted_at is null
      and j.pejabat_nip is distinct from t.nip_ketua
    order by j.id limit 1))`;

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

/** SQL: a unit as it stands in answers. */
export const satuanKerjaJson = sql`json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
  'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan)`;
