import type { DefinisiOperasionalRow, Page } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { readPage } from '../../../kit/paging/read-page';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

type Table =
  | 'sasaran_strategis_rpjmd'
  | 'sasaran_strategis_pd'
  | 'kinerja_program'
  | 'kinerja_kegiatan'
  | 'kinerja_sub_kegiatan';

interface Level {
  indikator(tahun: number): RawBuilder<unknown>;
  /** Five-year rows are read in the chosen year, annual rows in their own. */
  readonly rentang: 'lima-tahunan' | 'tahunan';
}

const levels: Record<Table, Level> = {
  sasaran_strategis_rpjmd: {
    indikator: (tahun) => sql`(select indikator from ${inYear('indikator_sasaran_strategis', tahun)} i
      where i.id = r.indikator_sasaran_strategis_id)`,
    rentang: 'lima-tahunan',
  },
  sasaran_strategis_pd: { indikator: () => sql`r.iku`, rentang: 'lima-tahunan' },
  kinerja_program: { indikator: () => sql`r.indikator`, rentang: 'tahunan' },
  kinerja_kegiatan: { indikator: () => sql`r.indikator`, rentang: 'tahunan' },
  kinerja_sub_kegiatan: { indikator: () => sql`r.indikator`, rentang: 'tahunan' },
};
const tables = Object.keys(levels) as Table[];

interface DefinisiFilter {
  readonly tahun: number;
  readonly satuanKerjaId: number | undefined;
  readonly page: number;
  readonly visibility: Visibility;
  /** The nodes asked for, by level; none given: every definition of the year. */
  readonly node: Readonly<Record<Table, number | undefined>>;
}

export function findDefinisiOperasional(
  db: Kysely<Tables>,
  filter: DefinisiFilter,
): Promise<Page<DefinisiOperasionalRow>> {
  const asked = tables.filter((table) => filter.node[table] !== undefined);
  const rows = (asked.length > 0 ? asked : tables).map((table) => levelRows(table, filter));
  return readPage(db, sql.join(rows, sql` union all `), filter.page);
}

const isFiveYear = (table: Table) => table === 'sasaran_strategis_rpjmd' || table === 'sasaran_strategis_pd';

function levelRows(
  table: Table,
  { tahun, satuanKerjaId, visibility, node }: DefinisiFilter,
): RawBuilder<unknown> {
  const { indikator, rentang } = levels[table];
  const id = node[table];
  const column = rentang === 'tahunan' ? sql`r.tahun_kinerja` : sql`r.tahun_mulai`;
  const year = rentang === 'tahunan' ? tahun : periodStartOf(tahun);
  return sql`
    select array[${tables.indexOf(table)}, r.id] as urutan, json_build_object(
      'id', r.id, 'indikator', ${indikator(tahun)}, 'do_narasi', r.do_narasi, 'do_rumus', r.do_rumus,
      'do_keterangan', r.do_keterangan, 'do_sumber', r.do_sumber) as content
    from ${isFiveYear(table) ? inYear(table, tahun) : sql.table(table)} r
    where r.deleted_at is null and num_nonnulls(r.do_narasi, r.do_rumus, r.do_keterangan, r.do_sumber) > 0
      and ${id === undefined ? sql`${column} = ${year}` : sql`r.id = ${id}`}
      ${table === 'sasaran_strategis_rpjmd' ? sql`` : ofUnit(satuanKerjaId, visibility, rentang, tahun)}`;
}

/** A goal of the regency belongs to no single unit and is always open; everything below is a unit's. */
function ofUnit(
  satuanKerjaId: number | undefined,
  visibility: Visibility,
  rentang: Level['rentang'],
  tahun: number,
): RawBuilder<unknown> {
  const year = rentang === 'tahunan' ? sql`r.tahun_kinerja` : tahun;
  const visible = sql`and ${isVisible(visibility, sql`r.satuan_kerja_id`, year)}`;
  return satuanKerjaId === undefined ? visible : sql`${visible} and r.satuan_kerja_id = ${satuanKerjaId}`;
}
