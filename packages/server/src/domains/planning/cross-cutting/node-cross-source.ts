import type { TreeLevel } from '@selaras/contracts';
import { targetCell } from '@selaras/domain';
import { sql } from 'kysely';
import type { Resource, SheetColumn } from '../../../kit/resource/resource';
import { visibleTo } from '../../../kit/resource/resource-repository';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { columnFrom } from '../kinerja/kinerja-sheet-columns';
import { keputusanColumns, kinerjaCrossCutting } from './cross-resource';
import { nodeOf } from './node-sql';

interface Node {
  readonly level: TreeLevel;
  readonly id: number;
  /** Level of the contributions: the one below. */
  readonly levelAnak: TreeLevel;
  readonly tahun: number;
  readonly visibility: Visibility;
}

/** Contributions below one node as the kit lists and exports them, as far as this reader may see them. */
export function sumbanganOf({
  level,
  id,
  levelAnak,
  tahun,
  visibility,
}: Node): Pick<Resource<object>, 'table' | 'belongsTo' | 'sql' | 'unitColumns'> {
  const { where, listColumns, columns, filters, orders } = kinerjaCrossCutting.sql;
  return {
    table: kinerjaCrossCutting.table,
    belongsTo: 'kabupaten',
    unitColumns: [],
    sql: {
      from: sql`kinerja_cross r left join ${nodeOf(levelAnak, tahun)} on node.id = r.anak_id
        left join satuan_kerja sk on sk.satuan_kerja_id = r.satuan_kerja_id`,
      where: (year) => sql`${where(year)} and r.level_induk = ${level} and r.induk_id = ${id}
        and ${visibleTo(kinerjaCrossCutting, visibility, year)}`,
      listColumns,
      columns,
      search: [sql`node.indikator`, sql`node.sasaran`, sql`sk.satuan_kerja_nama`, sql`r.catatan`],
      filters,
      orders: {
        ...orders,
        indikator: sql`node.indikator`,
        sasaran: sql`node.sasaran`,
        satuan_kerja: sql`sk.satuan_kerja_nama`,
        capaian: sql`case when ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)} then node.capaian end`,
      },
    },
  };
}

type Target = Parameters<typeof targetCell>[0];

/** Columns of the spreadsheet: those of the page, and the figures that the achievement comes from. */
export const sumbanganColumns: readonly SheetColumn[] = [
  columnFrom('Indikator', 'anak', 'indikator'),
  columnFrom('Sasaran', 'anak', 'sasaran'),
  {
    title: 'Penyumbang',
    value: ({ anak }) =>
      (anak as { satuan_kerja: { satuan_kerja_nama: string } } | null)?.satuan_kerja.satuan_kerja_nama,
  },
  columnFrom('Satuan', 'anak', 'satuan'),
  { title: 'Target', value: ({ anak }) => targetCell(anak as Target | null) },
  columnFrom('Realisasi', 'anak', 'realisasi'),
  columnFrom('Capaian (%)', 'anak', 'capaian'),
  ...keputusanColumns,
];
