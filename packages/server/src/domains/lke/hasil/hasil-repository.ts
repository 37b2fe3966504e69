import type { KeadaanLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

/** What the answers and scores of one sub-component earn, added up in the database. */
export interface StoredJumlah {
  readonly sub_komponen_id: number;
  readonly mandiri: number;
  readonly mandiri_terjawab: number;
  readonly pertama: number;
  readonly pertama_terjawab: number;
  /** The second score where there is one, else the first. */
  readonly kedua: number;
  readonly kedua_terjawab: number;
}

/** A unit's result of a year as it is stored, before it is decided who sees what of it. */
export interface StoredHasil {
  readonly tahun: number;
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
  readonly singkatan: string | null;
  /** null: the unit has no worksheet. */
  readonly keadaan: KeadaanLke | null;
  readonly versi: number;
  readonly jumlah: readonly StoredJumlah[];
  readonly pleno: readonly {
    readonly komponen_id: number;
    readonly nilai: number;
    readonly alasan: string | null;
  }[];
  readonly penilai: readonly { readonly id: number; readonly nama: string }[];
}

/** SQL: values of the answers of worksheets `lembar`, added up by sub-component. */
const jumlahRows = sql`
  select j.penilaian_id, c.sub_komponen_id,
    coalesce(sum(sm.nilai), 0) as mandiri, count(sm.nilai)::integer as mandiri_terjawab,
    coalesce(sum(s1.nilai), 0) as pertama, count(s1.nilai)::integer as pertama_terjawab,
    coalesce(sum(coalesce(s2.nilai, s1.nilai)), 0) as kedua,
    count(coalesce(s2.nilai, s1.nilai))::integer as kedua_terjawab
  from lembar l
  join lke_jawaban j on j.penilaian_id = l.id and j.tahap = 1
  join lke_kriteria c on c.id = j.kriteria_id
  left join lke_jawaban j2 on j2.penilaian_id = l.id and j2.kriteria_id = j.kriteria_id and j2.tahap = 2
    and j2.nilai is not null
  left join lke_skala sm on sm.instrumen_id = l.instrumen_id and sm.kode = j.jawaban
  left join lke_skala s1 on s1.instrumen_id = l.instrumen_id and s1.kode = j.nilai
  left join lke_skala s2 on s2.instrumen_id = l.instrumen_id and s2.kode = j2.nilai
  group by j.penilaian_id, c.sub_komponen_id`;

/**
 * Results of all units of a year in one query, by name; of units that are closed only those with a worksheet. With
 * `satuanKerjaId` those of one unit in all years, the earliest first.
 */
export async function listStoredHasil(
  db: Kysely<Tables>,
  asked: { readonly tahun: number } | { readonly satuanKerjaId: number },
): Promise<StoredHasil[]> {
  const ofYear = 'tahun' in asked;
  const narrowed = ofYear ? sql`p.tahun = ${asked.tahun}` : sql`p.satuan_kerja_id = ${asked.satuanKerjaId}`;
  const { rows } = await sql<StoredHasil>`
    with lembar as materialized (
        select p.id, p.satuan_kerja_id, p.tahun, p.instrumen_id, p.keadaan, p.versi from lke_penilaian p where ${narrowed}),
      jumlah as (
        select penilaian_id, json_agg(json_build_object('sub_komponen_id', sub_komponen_id, 'mandiri', mandiri,
          'mandiri_terjawab', mandiri_terjawab, 'pertama', pertama, 'pertama_terjawab', pertama_terjawab,
          'kedua', kedua, 'kedua_terjawab', kedua_terjawab)) as isi
        from (${jumlahRows}) r group by penilaian_id),
      pleno as (
        select m.penilaian_id, json_agg(json_build_object('komponen_id', m.komponen_id, 'nilai', m.nilai,
          'alasan', m.alasan)) as isi
        from lke_pleno m join lembar l on l.id = m.penilaian_id group by m.penilaian_id),
      penilai as (
        select a.satuan_kerja_id, a.tahun, json_agg(json_build_object('id', u.id, 'nama', u.nama) order by u.nama) as isi
        from lke_penilai a join users u on u.id = a.user_id
        where ${ofYear ? sql`a.tahun = ${asked.tahun}` : sql`a.satuan_kerja_id = ${asked.satuanKerjaId}`}
        group by a.satuan_kerja_id, a.tahun)
    select ${ofYear ? sql`${asked.tahun}::integer` : sql`l.tahun`} as tahun, unit.satuan_kerja_id, unit.satuan_kerja_nama,
      unit.singkatan, l.keadaan, coalesce(l.versi, 0) as versi, coalesce(jumlah.isi, '[]') as jumlah,
      coalesce(pleno.isi, '[]') as pleno, coalesce(penilai.isi, '[]') as penilai
    from satuan_kerja unit
    ${ofYear ? sql`left` : sql``} join lembar l on l.satuan_kerja_id = unit.satuan_kerja_id
    left join jumlah on jumlah.penilaian_id = l.id
    left join pleno on pleno.penilaian_id = l.id
    left join penilai on penilai.satuan_kerja_id = unit.satuan_kerja_id
      and penilai.tahun = ${ofYear ? sql`${asked.tahun}::integer` : sql`l.tahun`}
    where unit.aktif or l.id is not null
    order by ${ofYear ? sql`unit.satuan_kerja_nama, unit.satuan_kerja_id` : sql`l.tahun`}`.execute(db);
  return rows;
}
