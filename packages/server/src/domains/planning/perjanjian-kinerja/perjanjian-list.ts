import {
  type Page,
  PER_PAGE,
  type PerjanjianKinerjaKind,
  type PerjanjianRow,
  type StatusPerjanjian,
} from '@selaras/contracts';
import { readSearch } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS, type PageAsked } from '../../../kit/paging/read-page';
import { isOpenAgreement } from '../../../kit/perjanjian/open-agreement';
import { type HasPart, searchSql, textHas } from '../../../kit/text/text-match';
import type { Visibility } from '../../../kit/visibility/visibility';
import {
  denganPihak,
  type JenisUnit,
  jenisUnit,
  keyOf,
  kunciPemda,
  kunciSubjek,
  pemdaText,
  subjekText,
} from './subjek';

type Baris = Omit<PerjanjianRow, 'kemampuan'>;

/** SQL: of the newest agreement about each subject of a year what lists are narrowed by. */
export const terbaru = (tahun: number) => sql`
  select distinct on (jenis, coalesce(subjek_id, 0)) jenis, coalesce(subjek_id, 0) as subjek, satuan_kerja_id, status,
    pihak_pertama_nama
  from perjanjian_kinerja where tahun = ${tahun} and deleted_at is null
  order by jenis, coalesce(subjek_id, 0), perubahan_ke desc`;

/** SQL: the whole newest agreement about one subject in a year; `which` narrows the agreements, called `baru`. */
export const latestOf = (
  jenis: RawBuilder<unknown>,
  subjek_id: RawBuilder<unknown>,
  tahun: number,
  which: RawBuilder<boolean> = sql`true`,
) => sql`
  select * from perjanjian_kinerja baru
  where baru.tahun = ${tahun} and baru.jenis = ${jenis} and coalesce(baru.subjek_id, 0) = coalesce(${subjek_id}, 0)
    and baru.deleted_at is null and ${which}
  order by baru.perubahan_ke desc limit 1`;

/** SQL: one agreement of `alias` in short, null where there is none. */
export const short = (alias: string) => {
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

/** SQL: the subjects of the keys with their newest agreement and its parties; of an unissued one who would sign now. */
const complete = (kunci: RawBuilder<unknown>, tahun: number, which?: RawBuilder<boolean>) => sql<Baris>`
  select s.jenis, s.subjek_id, ${unitJson('u')} as satuan_kerja, s.sasaran, s.indikator,
    ${orang('pertama', sql`s.pertama`)} as pihak_pertama, ${orang('kedua', sql`s.kedua`)} as pihak_kedua,
    ${short('t')} as perjanjian
  from (${denganPihak(kunci, tahun)}) s
  left join lateral (${latestOf(sql`s.jenis`, sql`s.subjek_id`, tahun, which)}) t on true
  left join satuan_kerja u on u.satuan_kerja_id = s.satuan_kerja_id
  order by s.tingkat, s.satuan_kerja_id, s.subjek_id`;

interface Filter {
  readonly tahun: number;
  readonly page: PageAsked;
  readonly q?: string | undefined;
  readonly jenis?: string | undefined;
  readonly status?: StatusPerjanjian | 'belum' | undefined;
  /** SQL condition on `r.satuan_kerja_id`. */
  readonly scope: RawBuilder<boolean>;
  /** The regent's own stands in the list of those who see all. */
  readonly denganPemda: boolean;
}

/**
 * SQL: whether the texts of a subject of this kind, or the name of who signed about it, have a part of what was typed.
 * Names of other kinds, which are most, are not compared.
 */
const has =
  (jenis: string, id: RawBuilder<unknown>, inTexts: HasPart): HasPart =>
  (one) =>
    sql`
  (${inTexts(one)} or ${id} = any(array(
    select t.subjek from terbaru t
    where case when t.jenis = ${sql.lit(jenis)} then ${textHas(sql`t.pihak_pertama_nama`, one)} end)))`;

function unitHas(jenis: JenisUnit): HasPart {
  const { sasaran, indikator } = subjekText(jenis);
  // As the indexes have them, which find parts and beginnings of words: changing one means changing the other. Goals are
  // so few that they are read as they are.
  const words =
    jenis === 'sasaran-strategis-pd' ? undefined : sql`kata_cari(${indikator} || ' ' || ${sasaran})`;
  return has(jenis, sql`r.id`, (one) => textHas(sql`${sasaran} || ' ' || ${indikator}`, one, words));
}

const pemdaHas = has('pemda', sql`0`, (one) =>
  textHas(sql`${pemdaText.sasaran} || ' ' || ${pemdaText.indikator}`, one),
);

/** SQL: whether the newest agreement about a subject of this kind stands so. */
const withStatus = (jenis: string, id: RawBuilder<unknown>, status: NonNullable<Filter['status']>) => {
  const terbaru = sql`select from terbaru t where t.jenis = ${sql.lit(jenis)} and t.subjek = ${id}`;
  return status === 'belum'
    ? sql`not exists (${terbaru})`
    : sql`exists (${terbaru} and t.status = ${status})`;
};

/** SQL: keys of everything that the list may hold, found by all words of the search. */
function keysOfAll({ tahun, q, jenis, status, scope, denganPemda }: Filter): RawBuilder<unknown> {
  const search = readSearch(q ?? '');
  const statusOf = (level: string, id: RawBuilder<unknown>) =>
    status === undefined ? [] : [withStatus(level, id, status)];
  const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
  const levels = jenisUnit.filter((level) => jenis === undefined || jenis === level);
  const pemda = denganPemda && (jenis === undefined || jenis === 'pemda');
  return sql.join(
    [
      sql`${kunciPemda} where ${all([sql`${pemda}::boolean`, ...statusOf('pemda', sql`0`), searchSql(search, pemdaHas)])}`,
      ...levels.map((level) =>
        kunciSubjek(
          level,
          tahun,
          all([scope, ...statusOf(level, sql`r.id`), searchSql(search, unitHas(level))]),
        ),
      ),
    ],
    sql` union all `,
  );
}

/** One page, or all, of what a unit has to agree about, from the regent down, with what became of it. */
export async function listPerjanjian(db: Kysely<Tables>, saringan: Filter): Promise<Page<Baris>> {
  const { tahun, page } = saringan;
  const query = sql<{ total: number; data: Baris[] }>`
    with terbaru as materialized (${terbaru(tahun)}),
    semua as materialized (${keysOfAll(saringan)}),
    halaman as materialized (
      select jenis, subjek_id from semua order by tingkat, satuan_kerja_id, subjek_id
      ${page === ALL_ROWS ? sql`` : sql`limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`}
    )
    select (select count(*) from semua)::integer as total,
      coalesce((select json_agg(b) from (${complete(sql`select * from halaman`, tahun)}) b), '[]') as data`;
  const { data, total } = (await query.execute(db)).rows[0] ?? { data: [], total: 0 };
  return page === ALL_ROWS
    ? { data, current_page: 1, total, per_page: total }
    : { data, current_page: page, total, per_page: PER_PAGE };
}

/** These subjects in a year, from the regent down, each with the newest agreement that the reader may open. */
export async function openRowsOf(
  db: Kysely<Tables>,
  tahun: number,
  subjek: readonly { jenis: PerjanjianKinerjaKind; subjek_id: number | null }[],
  visibility: Visibility,
): Promise<Baris[]> {
  return (await complete(keyOf(subjek), tahun, isOpenAgreement(visibility, 'baru')).execute(db)).rows;
}
