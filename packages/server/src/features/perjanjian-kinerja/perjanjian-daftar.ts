import { type BarisPerjanjian, type Page, PER_PAGE, type StatusPerjanjian } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { denganPihak, semuaSubjek } from './subjek';

type Baris = Omit<BarisPerjanjian, 'kemampuan'>;

/** SQL: the newest agreement about each subject of a year. */
export const terbaru = (tahun: number) => sql`
  select distinct on (jenis, subjek_id) * from perjanjian_kinerja
  where tahun = ${tahun} and deleted_at is null order by jenis, subjek_id, perubahan_ke desc`;

/** SQL: one agreement of `alias` in short, null where there is none. */
export const ringkas = (alias: string) => {
  const fields = ['id', 'versi', 'subjek_id', 'tahap', 'perubahan_ke', 'status', 'tanggal'].map(
    (name) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.${name}`)}`,
  );
  return sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(${sql.join(fields)}) end`;
};

/** SQL: the unit of `alias`, null for the regency. */
export const unitJson = (alias: string) => sql`
  case when ${sql.ref(`${alias}.satuan_kerja_id`)} is not null then json_build_object(
    'satuan_kerja_id', ${sql.ref(`${alias}.satuan_kerja_id`)},
    'satuan_kerja_nama', ${sql.ref(`${alias}.satuan_kerja_nama`)}, 'singkatan', ${sql.ref(`${alias}.singkatan`)}) end`;

const orang = (side: 'pertama' | 'kedua', live: RawBuilder<unknown>) => sql`
  case
    when t.id is not null and t.status <> 'draf' then
      case when ${sql.ref(`t.pihak_${side}_nama`)} is not null then json_build_object(
        'nama', ${sql.ref(`t.pihak_${side}_nama`)}, 'jabatan', ${sql.ref(`t.pihak_${side}_jabatan`)}) end
    when ${live} is not null then json_build_object('nama', ${live} ->> 'nama', 'jabatan', ${live} ->> 'jabatan')
  end`;

/** SQL: subjects with their newest agreement and its parties; of an unissued one who would sign now. */
const lengkap = (rows: RawBuilder<unknown>) => sql`
  select s.jenis, s.subjek_id, ${unitJson('u')} as satuan_kerja, s.sasaran, s.indikator,
    ${orang('pertama', sql`s.pertama`)} as pihak_pertama, ${orang('kedua', sql`s.kedua`)} as pihak_kedua,
    ${ringkas('t')} as perjanjian
  from (${denganPihak(rows)}) s
  left join terbaru t on t.jenis = s.jenis and coalesce(t.subjek_id, 0) = coalesce(s.subjek_id, 0)
  left join satuan_kerja u on u.satuan_kerja_id = s.satuan_kerja_id
  order by s.tingkat, s.satuan_kerja_id, s.subjek_id`;

interface Saringan {
  readonly tahun: number;
  readonly page: number;
  readonly q?: string | undefined;
  readonly jenis?: string | undefined;
  readonly status?: StatusPerjanjian | 'belum' | undefined;
  /** SQL condition on `s.satuan_kerja_id`. */
  readonly scope: RawBuilder<boolean>;
  /** The regent's own stands in the list of those who see all. */
  readonly denganPemda: boolean;
}

/** One page of what a unit has to agree about, from the regent down, with what became of it. */
export async function listPerjanjian(db: Kysely<Tables>, saringan: Saringan): Promise<Page<Baris>> {
  const { tahun, page, q, jenis, status, scope, denganPemda } = saringan;
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const query = sql<{ total: number; data: Baris[] }>`
    with terbaru as materialized (${terbaru(tahun)}),
    semua as materialized (
      select s.* from (${semuaSubjek(tahun)}) s
      left join terbaru t on t.jenis = s.jenis and coalesce(t.subjek_id, 0) = coalesce(s.subjek_id, 0)
      where case when s.jenis = 'pemda' then ${denganPemda}::boolean else ${scope} end
        ${jenis === undefined ? sql`` : sql`and s.jenis = ${jenis}`}
        ${status === undefined ? sql`` : sql`and coalesce(t.status, 'belum') = ${status}`}
        ${sql.join(
          words.map(
            (word) =>
              sql`and strpos(lower(concat_ws(' ', s.sasaran, s.indikator, t.pihak_pertama_nama)), lower(${word})) > 0`,
          ),
          sql` `,
        )}
    ),
    halaman as (
      select * from semua order by tingkat, satuan_kerja_id, subjek_id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )
    select (select count(*) from semua)::integer as total,
      coalesce((select json_agg(b) from (${lengkap(sql`select * from halaman`)}) b), '[]') as data`;
  const { data, total } = (await query.execute(db)).rows[0] ?? { data: [], total: 0 };
  return { data, current_page: page, total, per_page: PER_PAGE };
}

/** The agreements about these subjects in a year, from the regent down. */
export async function rowsOf(
  db: Kysely<Tables>,
  tahun: number,
  subjek: readonly { jenis: string; subjek_id: number | null }[],
): Promise<Baris[]> {
  const isOne = sql.join(
    subjek.map(
      ({ jenis, subjek_id }) =>
        sql`(s.jenis = ${jenis} and coalesce(s.subjek_id, 0) = ${subjek_id ?? 0}::bigint)`,
    ),
    sql` or `,
  );
  const { rows } = await sql<Baris>`
    with terbaru as materialized (${terbaru(tahun)}),
    halaman as (select s.* from (${semuaSubjek(tahun)}) s where ${isOne})
    ${lengkap(sql`select * from halaman`)}`.execute(db);
  return rows;
}
