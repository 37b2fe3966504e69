import { perTahunNames } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { visibleRegencyRows } from '../../../kit/kinerja-sql/visible-regency-rows';
import { numberOrder } from '../../../kit/text/number-order';
import type { Visibility } from '../../../kit/visibility/visibility';

/** One kind of branch of the tree: its table, how it refers to its parent, what it says, and its own branches. */
export interface Cabang {
  readonly table:
    | 'misi'
    | 'tujuan'
    | 'indikator_tujuan'
    | 'sasaran_strategis'
    | 'indikator_sasaran_strategis';
  readonly induk: string;
  /** Columns besides the number. */
  readonly columns: readonly string[];
  readonly sebutan: string;
  /** Branches by the name of their list. */
  readonly cabang: Readonly<Record<string, Cabang>>;
}

/** Below the vision: missions, their goals, and of each goal its indicators and its objectives with theirs. */
export const cabangVisi: Readonly<Record<'misi', Cabang>> = {
  misi: {
    table: 'misi',
    induk: 'visi_id',
    columns: ['misi'],
    sebutan: 'misi',
    cabang: {
      tujuan: {
        table: 'tujuan',
        induk: 'misi_id',
        columns: ['tujuan'],
        sebutan: 'tujuan',
        cabang: {
          indikator: {
            table: 'indikator_tujuan',
            induk: 'tujuan_id',
            columns: [
              'indikator',
              'satuan',
              'polaritas',
              'baseline',
              ...perTahunNames('target'),
              ...perTahunNames('realisasi'),
            ],
            sebutan: 'indikator tujuan',
            cabang: {},
          },
          sasaran: {
            table: 'sasaran_strategis',
            induk: 'tujuan_id',
            columns: ['sasaran'],
            sebutan: 'sasaran',
            cabang: {
              indikator: {
                table: 'indikator_sasaran_strategis',
                induk: 'sasaran_strategis_id',
                columns: ['indikator'],
                sebutan: 'indikator sasaran',
                cabang: {},
              },
            },
          },
        },
      },
    },
  },
};

interface TreeReader {
  readonly tahun: number;
  readonly visibility: Visibility;
}

/** Nodes as the year knows them; indicators of goals carry figures of five years, some of which may be drafts. */
const rowsOf = (table: Cabang['table'], { tahun, visibility }: TreeReader) =>
  table === 'indikator_tujuan' ? visibleRegencyRows(table, visibility, tahun) : inYear(table, tahun);

/** The branches of a node as nested JSON lists, in the order of their numbers. */
export function branchColumns(
  cabang: Readonly<Record<string, Cabang>>,
  parent: RawBuilder<unknown>,
  reader: TreeReader,
  depth = 0,
): RawBuilder<unknown>[] {
  return Object.entries(cabang).map(([name, { table, induk, columns, cabang: below }]) => {
    const alias = `c${depth}`;
    const own = ['id', 'nomor', ...columns].map((column) => sql.ref(`${alias}.${column}`));
    const lists = branchColumns(below, sql.ref(`${alias}.id`), reader, depth + 1);
    return sql`coalesce((select json_agg(baris order by urutan) from (
      select ${sql.join([...own, ...lists])}, ${numberOrder(sql.ref(`${alias}.nomor`))} as urutan
      from ${rowsOf(table, reader)} ${sql.ref(alias)}
      where ${sql.ref(`${alias}.${induk}`)} = ${parent} and ${sql.ref(`${alias}.deleted_at`)} is null
    ) baris), '[]') as ${sql.ref(name)}`;
  });
}
