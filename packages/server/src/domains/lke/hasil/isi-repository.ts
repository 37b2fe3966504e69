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

/** What a worksheet's points come from. */
export interface StoredIsi {
  readonly penilaian_id: number;
  readonly jumlah: readonly StoredJumlah[];
  readonly pleno: readonly {
    readonly komponen_id: number;
    readonly nilai: number;
    readonly alasan: string | null;
  }[];
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

/** Of a year all worksheets, or these alone; or those of one unit in all years. */
type AskedIsi =
  | { readonly tahun: number; readonly penilaianId: readonly number[] | null }
  | { readonly satuanKerjaId: number };

/** Sums of worksheets and the plenary's points in one query; a worksheet without either has empty ones. */
export async function listIsi(db: Kysely<Tables>, asked: AskedIsi): Promise<StoredIsi[]> {
  const these =
    'tahun' in asked && asked.penilaianId !== null
      ? sql`and p.id = any(${asked.penilaianId}::bigint[])`
      : sql``;
  const narrowed =
    'tahun' in asked
      ? sql`p.tahun = ${asked.tahun} ${these}`
      : sql`p.satuan_kerja_id = ${asked.satuanKerjaId}`;
  const { rows } = await sql<StoredIsi>`
    with lembar as materialized (select p.id, p.instrumen_id from lke_penilaian p where ${narrowed}),
      jumlah as (
        select penilaian_id, json_agg(json_build_object('sub_komponen_id', sub_komponen_id, 'mandiri', mandiri,
          'mandiri_terjawab', mandiri_terjawab, 'pertama', pertama, 'pertama_terjawab', pertama_terjawab,
          'kedua', kedua, 'kedua_terjawab', kedua_terjawab)) as isi
        from (${jumlahRows}) r group by penilaian_id),
      pleno as (
        select m.penilaian_id, json_agg(json_build_object('komponen_id', m.komponen_id, 'nilai', m.nilai,
          'alasan', m.alasan)) as isi
        from lke_pleno m join lembar l on l.id = m.penilaian_id group by m.penilaian_id)
    select l.id as penilaian_id, coalesce(jumlah.isi, '[]') as jumlah, coalesce(pleno.isi, '[]') as pleno
    from lembar l
    left join jumlah on jumlah.penilaian_id = l.id
    left join pleno on pleno.penilaian_id = l.id`.execute(db);
  return rows;
}

/** Tables whose rows are a year's instrument: every worksheet's points depend on them. */
const instrumen = ['lke_instrumen', 'lke_skala', 'lke_komponen', 'lke_sub_komponen', 'lke_kriteria'];
/** Tables whose rows are one worksheet, or its points. */
const lembar = ['lke_penilaian', 'lke_jawaban', 'lke_pleno'];
/** Changes that are looked through one by one; after more of them it is cheaper to add everything up again. */
const MOST_CHANGES = 5_000;

/** What was written since some entry of the audit log. */
export interface Changes {
  /** The last entry that was looked at. */
  readonly sampai: number;
  /** Points of all worksheets may differ. */
  readonly semua: boolean;
  /** Worksheets whose own points may differ. */
  readonly penilaian: readonly number[];
}

/** The last entry of the audit log: every write in it is visible, and every later write comes after it. */
export async function findLastChange(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Worksheets that were written in since an entry of the audit log, whichever way: the log has every write, and one at a
 * time has its end, so that none is added before an entry that was seen (ADR 78).
 */
export async function listChanges(db: Kysely<Tables>, sesudah: number): Promise<Changes> {
  const { rows } = await sql<{
    jumlah: number;
    sampai: number;
    instrumen: boolean;
    penilaian: number[];
  }>`
    with baru as materialized (
      select id, tabel,
        coalesce(sesudah, sebelum) -> (case tabel when 'lke_penilaian' then 'id' else 'penilaian_id' end) as penilaian_id
      from audit_log where id > ${sesudah} order by id limit ${MOST_CHANGES + 1})
    select count(*)::integer as jumlah, coalesce(max(id), ${sesudah}::bigint) as sampai,
      coalesce(bool_or(tabel = any(${instrumen}::text[])), false) as instrumen,
      array(select distinct penilaian_id::integer from baru where tabel = any(${lembar}::text[])) as penilaian
    from baru`.execute(db);
  const [row] = rows;
  if (row === undefined) return { sampai: sesudah, semua: false, penilaian: [] };
  const tooMany = row.jumlah > MOST_CHANGES;
  return {
    sampai: tooMany ? await findLastChange(db) : row.sampai,
    semua: tooMany || row.instrumen,
    penilaian: row.penilaian,
  };
}
