import type {
  CapaianTingkatRow,
  CapaianUnit,
  Page,
  SolusiMasalahType,
  TingkatCapaian,
} from '@selaras/contracts';
import type { KeadaanCapaian } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { capaianCountSql } from '../../../kit/kinerja-sql/capaian-count-sql';
import { penyebabSql } from '../../../kit/kinerja-sql/penyebab-sql';
import { statusSql } from '../../../kit/kinerja-sql/status-sql';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { isVisible, publicVisibility, type Visibility } from '../../../kit/visibility/visibility';
import { tingkatSource } from './capaian-tingkat-source';

/** Whose rows of which level; without a unit those of every unit that the reader sees. */
export interface TingkatScope {
  readonly tingkat: TingkatCapaian;
  readonly satuan_kerja_id?: number | undefined;
  readonly tahun: number;
  readonly visibility: Visibility;
}

interface RowFilter {
  readonly status?: KeadaanCapaian | undefined;
  readonly q?: string | undefined;
  readonly page: PageAsked;
}

/** Levels where causes and solutions are written down; those of an action step are its sub-activity's. */
const causeLevel: Record<TingkatCapaian, SolusiMasalahType> = {
  program: 'kinerja-program',
  kegiatan: 'kinerja-kegiatan',
  'sub-kegiatan': 'kinerja-sub-kegiatan',
  'langkah-aksi': 'kinerja-sub-kegiatan',
};

const unitJson = sql`json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
  'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan)`;

const rowsOf = ({ tingkat, tahun }: TingkatScope) => sql`
  (${tingkatSource[tingkat](tahun)}) r join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id`;

const isInScope = ({ satuan_kerja_id, tahun, visibility }: TingkatScope) => sql`
  ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}
  and ${satuan_kerja_id === undefined ? sql`true` : sql`r.satuan_kerja_id = ${satuan_kerja_id}`}`;

/** Every unit with rows of the level: whether its plan is final, and how many reached their target, missed it, or have no data. */
export async function countUnits(db: Kysely<Tables>, scope: TingkatScope): Promise<CapaianUnit[]> {
  const { rows } = await sql<CapaianUnit>`
    select ${unitJson} as satuan_kerja, ${isVisible(publicVisibility, sql`unit.satuan_kerja_id`, scope.tahun)} as final,
      ${capaianCountSql(sql`r.capaian`)} as jumlah
    from ${rowsOf(scope)} where ${isInScope(scope)}
    group by unit.satuan_kerja_id order by unit.satuan_kerja_nama`.execute(db);
  return rows;
}

const fits = ({ status, q }: RowFilter): RawBuilder<boolean> => {
  const text = sql`concat_ws(' ', r.kode, r.nama, r.sasaran, r.indikator)`;
  return sql`${status === undefined ? sql`true` : statusSql(sql`r.capaian`, sql`false`)[status]}
    and ${textFits(text, q)}`;
};

type BareRow = Omit<CapaianTingkatRow, 'penyebab' | 'solusi'>;

/** A page of rows by unit and code; of what failed with causes and solutions. */
export async function findTingkatRows(
  db: Kysely<Tables>,
  scope: TingkatScope,
  filter: RowFilter,
): Promise<Page<CapaianTingkatRow>> {
  const angka = ['range_min', 'range_max', 'target', 'realisasi', 'capaian'].map(
    (name) => sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`,
  );
  const status = statusSql(sql`r.capaian`, sql`false`);
  const page = await readPage<BareRow>(
    db,
    sql`select row_number() over (order by unit.satuan_kerja_nama, r.kode nulls last, r.id) as urutan,
        row_to_json(content) as content
      from ${rowsOf(scope)}
      cross join lateral (
        select r.id, r.kinerja_id, ${unitJson} as satuan_kerja, r.kode, r.nama, r.sasaran, r.indikator, r.satuan,
          r.polaritas, ${sql.join(angka)},
          case when ${status.tercapai} then 'tercapai' when ${status['tidak-tercapai']} then 'tidak-tercapai'
            else 'belum-ada-data' end as status
      ) content
      where ${isInScope(scope)} and ${fits(filter)}`,
    filter.page,
  );
  const missed = page.data.flatMap(({ status, kinerja_id }) =>
    status === 'tidak-tercapai' ? kinerja_id : [],
  );
  const causes = await findCauses(db, causeLevel[scope.tingkat], missed, scope.visibility);
  return {
    ...page,
    data: page.data.map((row) => ({
      ...row,
      ...((row.status === 'tidak-tercapai' && causes.get(row.kinerja_id)) || { penyebab: null, solusi: [] }),
    })),
  };
}

type Cause = Pick<CapaianTingkatRow, 'penyebab' | 'solusi'>;

/**
 * Causes of missed targets, and what is done about them: solutions that a later plan names, as far as the reader sees
 * that plan, and repair steps of the same year.
 */
async function findCauses(
  db: Kysely<Tables>,
  level: SolusiMasalahType,
  ids: readonly number[],
  visibility: Visibility,
): Promise<ReadonlyMap<number, Cause>> {
  if (ids.length === 0) return new Map();
  const repairs =
    level === 'kinerja-sub-kegiatan'
      ? sql`union all
        select 2, step.id, step.sasaran from kinerja_langkah_aksi step
        join penyebab_kegagalan sebab on sebab.id = step.penyebab_kegagalan_id and sebab.deleted_at is null
        where sebab.kinerja_sub_kegiatan_id = r.id and step.deleted_at is null`
      : sql``;
  const { rows } = await sql<Cause & { id: number }>`
    select r.id, ${penyebabSql(level)} as penyebab, coalesce((
      select json_agg(text order by kind, id) from (
        select 1 as kind, s.id, s.solusi as text from solusi s
        where s.level = ${level} and s.kinerja_masalah_id = r.id and s.deleted_at is null
          and ${isVisible(visibility, sql`s.satuan_kerja_id`, sql`s.tahun`)}
        ${repairs}
      ) remedy), '[]') as solusi
    from ${sql.table(level.replaceAll('-', '_'))} r
    where r.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...cause }) => [id, cause]));
}
