import { allTriwulan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { akhirTahun, belumBerhenti, orangPada } from '../../../database/orang/orang-pada';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';

const perTriwulan = (column: (tw: number) => RawBuilder<unknown>) => sql.join(allTriwulan.map(column));

const raw = (text: string) => sql.raw(text);

/**
 * SQL: what the people of the relation `orang` (`nip`) carry in a year, as rows of `nip`, `langkah`, `jumlah` and `bobot`;
 * the weights are those of `bobotBagian`. `langkah` chooses the steps `l` that are looked at.
 * Each figure is made a float once, of a step before its people are joined: that is most of the work.
 */
export const workloadSql = (tahun: number, langkah: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with langkah as materialized (
    select l.id, ${perTriwulan((tw) => raw(`l.target_tw${tw}::float8 as t${tw}`))}
    from kinerja_langkah_aksi l
    join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
    where l.tahun_kinerja = ${tahun} and l.deleted_at is null and ${langkah}
  )
  select w.nip, count(*)::integer as langkah,
    json_build_array(${perTriwulan((tw) => raw(`count(*) filter (where w.w${tw} > 0)`))}) as jumlah,
    json_build_array(${perTriwulan((tw) => raw(`round(sum(w.w${tw})::numeric, 4)`))}) as bobot
  from (
    select b.nip, ${perTriwulan((tw) =>
      raw(`case when b.t${tw} > 0
        then (b.p${tw} + greatest(b.t${tw} - b.s${tw}, 0) / b.n) / greatest(b.t${tw}, b.s${tw}) else 0 end as w${tw}`),
    )}
    from (
      select x.*, count(*) over langkah as n, ${perTriwulan((tw) => raw(`sum(x.p${tw}) over langkah as s${tw}`))}
      from (
        select k.*, a.nip, ${perTriwulan((tw) => raw(`coalesce(a.target_tw${tw}::float8, 0) as p${tw}`))}
        from langkah k join langkah_aksi_anggota a on a.langkah_aksi_id = k.id and a.deleted_at is null
        offset 0
      ) x
      window langkah as (partition by x.id)
    ) b
  ) w
  where w.nip in (select nip from orang)
  group by w.nip`;

/** SQL: that somebody of `orang` carries the step `l`. */
export const milikOrang = sql`l.id in (
  select c.langkah_aksi_id from langkah_aksi_anggota c where c.deleted_at is null and c.nip in (select nip from orang))`;

/** SQL: teams `t` of a unit in a year with their leader and approved members, as rows of `id`, `unit_kerja_id`, `nip`. */
const tempatTim = (unit: number, tahun: number) => sql`
  select t.id, t.nama, t.unit_kerja_id, o.nip from tim_kerja t cross join lateral (${orangTim}) o
  where t.satuan_kerja_id = ${unit} and t.tahun = ${tahun} and t.deleted_at is null`;

/**
 * SQL: the load of a unit's people of a year, and of those from elsewhere who serve in its teams or carry its steps, as one
 * JSON object each of `bidang`, `tim` and `orang`.
 */
export const bebanUnitSql = (unit: number, tahun: number, hariIni: string): RawBuilder<unknown> => sql`
  with recursive bidang as materialized (
    select so.id, so.id as bidang_id from struktur_organisasi so
    where so.satuan_kerja_id = ${unit} and so.level <= 2 and so.deleted_at is null
    union all
    select so.id, b.bidang_id from struktur_organisasi so join bidang b on b.id = so.parent_id
    where so.level > 2 and so.deleted_at is null
  ),
  tempat as materialized (${tempatTim(unit, tahun)}),
  sendiri as materialized (
    select p.* from pegawai_pada(${tahun}::integer) p where p.satuan_kerja_id = ${unit}
  ),
  dari_luar as materialized (
    select x.nip from (
      select a.nip from kinerja_langkah_aksi l
      join langkah_aksi_anggota a on a.langkah_aksi_id = l.id and a.deleted_at is null
      where l.satuan_kerja_id = ${unit} and l.tahun_kinerja = ${tahun} and l.deleted_at is null
      union select nip from tempat
    ) x where x.nip not in (select peg_nip from sendiri)
  ),
  orang as materialized (select peg_nip as nip from sendiri union all select nip from dari_luar),
  muatan as materialized (${workloadSql(
    tahun,
    sql`(l.satuan_kerja_id = ${unit} or l.satuan_kerja_id <> ${unit} and ${milikOrang})`,
  )}),
  anggota as materialized (
    select nip, json_agg(id order by id) as tim, array_agg(unit_kerja_id) filter (where unit_kerja_id is not null) as unit_tim
    from tempat group by nip
  ),
  daftar as (
    select s.id, s.peg_nip, s.peg_nama, s.jabatan, s.unit_kerja_id, null as asal from sendiri s
    union all
    select p.id, p.peg_nip, p.peg_nama, p.jabatan, null, u.satuan_kerja_nama
    from unnest(array(select nip from dari_luar)) d (nip) cross join ${orangPada(sql`d.nip`, akhirTahun(tahun))} p
    join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
  )
  select
    coalesce((select json_agg(json_build_object('id', so.id, 'nama', so.unit_kerja_nama) order by so.level, so.unit_kerja_nama)
      from struktur_organisasi so where so.id in (select bidang_id from bidang)), '[]') as bidang,
    coalesce((select json_agg(json_build_object('id', t.id, 'nama', t.nama) order by t.nama)
      from (select distinct id, nama from tempat) t), '[]') as tim,
    coalesce((select json_agg(json_build_object(
        'pegawai_id', d.id, 'nip', d.peg_nip, 'nama', d.peg_nama, 'jabatan', d.jabatan, 'asal', d.asal,
        'dipinjam', d.asal is not null and a.nip is not null,
        'bidang_id', b.bidang_id, 'unit_kerja_id', coalesce(d.unit_kerja_id, case when d.asal is not null then a.unit_tim[1] end),
        'unit_tim', coalesce(a.unit_tim, '{}'),
        'berhenti', d.id in (select p.id from pegawai p where not ${belumBerhenti(sql`p.berhenti_pada`, hariIni)}), 'tim', coalesce(a.tim, '[]'), 'langkah', coalesce(m.langkah, 0),
        'jumlah', coalesce(m.jumlah, '[0,0,0,0]'), 'bobot', coalesce(m.bobot, '[0,0,0,0]')) order by d.peg_nama, d.id)
      from daftar d
      left join anggota a on a.nip = d.peg_nip
      left join bidang b on b.id = coalesce(d.unit_kerja_id, case when d.asal is not null then a.unit_tim[1] end)
      left join muatan m on m.nip = d.peg_nip), '[]') as orang`;
