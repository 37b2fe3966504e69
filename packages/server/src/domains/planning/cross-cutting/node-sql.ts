import { type TreeLevel, treeLevels } from '@selaras/contracts';
import { type Potongan, periodStartOf, yearPosition } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { textHas } from '../../../kit/text/text-match';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

type Expression = RawBuilder<unknown>;

/** The level below, where contributions stand; undefined for the lowest. */
export const levelBelow = (level: TreeLevel): TreeLevel | undefined =>
  treeLevels[treeLevels.indexOf(level) + 1];

const bounds = sql`r.polaritas, r.range_min, r.range_max`;

const annual = (level: TreeLevel, tahun: number) => sql`
  select r.id, r.satuan_kerja_id, r.sasaran, r.indikator, r.satuan, ${bounds}, r.target, r.realisasi,
    r.capaian
  from ${sql.table(level.replaceAll('-', '_'))} r where r.deleted_at is null and r.tahun_kinerja = ${tahun}`;

function fiveYears(tahun: number): Record<'sasaran-strategis-rpjmd' | 'sasaran-strategis-pd', Expression> {
  const start = periodStartOf(tahun);
  const figures = sql.join(
    ['target', 'realisasi', 'capaian'].map((nama) =>
      sql.ref(`r.${nama}_${yearPosition(tahun, start ?? tahun)}`),
    ),
  );
  const live = sql`r.deleted_at is null and r.tahun_mulai = ${start}`;
  return {
    'sasaran-strategis-rpjmd': sql`
      select r.id, r.satuan_kerja_id, s.sasaran, i.indikator, r.satuan, ${bounds}, ${figures}
      from ${inYear('sasaran_strategis_rpjmd', tahun)} r
      join ${inYear('sasaran_strategis', tahun)} s on s.id = r.sasaran_strategis_id
      join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id where ${live}`,
    'sasaran-strategis-pd': sql`
      select r.id, r.satuan_kerja_id, r.sasaran_strategis_satker, r.iku, r.satuan, ${bounds}, ${figures}
      from ${inYear('sasaran_strategis_pd', tahun)} r where ${live}`,
  };
}

/** The nodes of one level in a year: id, unit, texts and figures. */
export function nodeOf(level: TreeLevel, tahun: number): Expression {
  const rows =
    level === 'sasaran-strategis-rpjmd' || level === 'sasaran-strategis-pd'
      ? fiveYears(tahun)[level]
      : annual(level, tahun);
  return sql`(${rows}) as node(id, satuan_kerja_id, sasaran, indikator, satuan, polaritas, range_min, range_max,
    target, realisasi, capaian)`;
}

/** A node of whatever level; only the table of its level is looked into. */
const nodeAt = (level: Expression, id: Expression, tahun: number): Expression =>
  sql.join(
    treeLevels.map(
      (name) =>
        sql`select * from ${nodeOf(name, tahun)} where ${level} = ${sql.lit(name)} and node.id = ${id}`,
    ),
    sql` union all `,
  );

/** Whether a node has a part of what was typed in its indicator or objective. */
export const nodeHas = (
  level: Expression,
  id: Expression,
  tahun: number,
  one: Potongan,
): RawBuilder<boolean> => sql`exists (
  select from (${nodeAt(level, id, tahun)}) x where ${textHas(sql`concat_ws(' ', x.indikator, x.sasaran)`, one)})`;

/** SQL condition: the reader may see the figures of the node `unit` has on this level. */
const figuresVisible = (
  visibility: Visibility,
  level: Expression,
  unit: Expression,
  tahun: number,
): RawBuilder<boolean> =>
  sql`(${level} = 'sasaran-strategis-rpjmd' or ${isVisible(visibility, unit, tahun)})`;

/**
 * A node of whatever level as JSON. Its texts name it to whoever may see the contribution; its figures only to whoever
 * may see its unit's plan (decision 24).
 */
export function nodeJson(
  level: Expression,
  id: Expression,
  tahun: number,
  visibility: Visibility,
): Expression {
  const open = figuresVisible(visibility, level, sql`x.satuan_kerja_id`, tahun);
  const figure = (nama: 'target' | 'range_min' | 'range_max' | 'realisasi' | 'capaian') =>
    sql`case when ${open} then ${sql.ref(`x.${nama}`)} end`;
  return sql`(select json_build_object('level', ${level}, 'id', x.id, 'sasaran', x.sasaran, 'indikator', x.indikator,
    'satuan', x.satuan, 'polaritas', x.polaritas, 'range_min', ${figure('range_min')},
    'range_max', ${figure('range_max')}, 'target', ${figure('target')}, 'realisasi', ${figure('realisasi')},
    'capaian', ${figure('capaian')},
    'satuan_kerja', json_build_object('satuan_kerja_id', sk.satuan_kerja_id, 'satuan_kerja_nama', sk.satuan_kerja_nama,
      'singkatan', sk.singkatan))
    from (${nodeAt(level, id, tahun)}) x
    join satuan_kerja sk on sk.satuan_kerja_id = x.satuan_kerja_id)`;
}
