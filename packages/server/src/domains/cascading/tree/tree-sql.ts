import { type Kysely, type RawBuilder, sql } from 'kysely';
import { StatementForms } from '../../../database/statements/statement-forms';
import type { Tables } from '../../../database/tables';
import {
  annualLevels,
  annualRows,
  boxesOf,
  jabatanPieces,
  programPieces,
  subKegiatan,
  timPieces,
} from './annual-level-sql';
import { csfItems, langkahItems, solusiItems } from './companion-sql';
import { pdRows, rpjmdRows } from './goal-level-sql';
import type { TreeRow } from './tree-row';
import { crossRows, type TreeScope, unitRows } from './tree-scope';

const statement = new StatementForms<TreeRow>();

/** Boxes of a tree and what goes into them, in no order. */
export function findTreeRows(
  db: Kysely<Tables>,
  { satuanKerjaId, ...form }: TreeScope,
): Promise<readonly TreeRow[]> {
  if (satuanKerjaId === null)
    return statement.ask(db, JSON.stringify([form, null]), {}, () => treeQuery({ ...form, satuanKerjaId }));
  return statement.ask(db, JSON.stringify(form), { satuanKerjaId }, (slots) =>
    treeQuery({ ...form, ...slots }),
  );
}

/** Depth of a level by its name. */
const depth = sql`case level when 'sasaran-strategis-pd' then 1
  ${sql.join(
    annualLevels.map(({ level }, index) => sql`when ${sql.lit(level)} then ${sql.lit(index + 2)}`),
    sql` `,
  )} else 0 end`;

/** Columns of `TreeRow` that nothing but a box has. */
const noBox = sql`null::boolean, null::bigint, null::bigint, null::bigint, null::bigint`;

/** Units with a box in the tree. */
const unitsWithin = ({ satuanKerjaId }: TreeScope) =>
  satuanKerjaId === null
    ? sql`true`
    : sql`satuan_kerja_id = ${satuanKerjaId} or satuan_kerja_id in (select satuan_kerja_id from silang)`;

/**
 * The boxes of a tree, each with the JSON of its own fields made by the database, level by level, and apart from them what
 * many boxes share or few have; `treeText` puts them together and nests them. Joined here, such pieces would be found and
 * copied for each box, which takes longer than everything else (ADR 166).
 * Cross-cutting rows are rows of other units under a parent of this one; they come without children (spec 1 §3).
 */
function treeQuery(scope: TreeScope): RawBuilder<TreeRow> {
  const annual = annualLevels.map((level) => sql`${boxesOf(level)} as (${annualRows(scope, level)})`);
  const boxes = annualLevels.map(
    (
      level,
      index,
    ) => sql`union all select null, ${sql.lit(index + 2)}, id, node, induk_id, is_cross, satuan_kerja_id,
      struktur_organisasi_id, tim_kerja_id, kinerja_kegiatan_id from ${boxesOf(level)}`,
  );
  return sql`with
    unit as materialized (${unitRows(scope)}),
    silang as materialized (${crossRows(scope)}),
    ${sql.join(annual)},
    baris_pd as materialized (${pdRows(scope)})
    select null::text as bagian, 0 as tingkat, id, node, induk_id, is_cross, null::bigint as satuan_kerja_id,
      null::bigint as struktur_organisasi_id, null::bigint as tim_kerja_id, null::bigint as kinerja_kegiatan_id
      from (${rpjmdRows(scope)}) rpjmd
    union all select null, 1, id, node, induk_id, is_cross, satuan_kerja_id, null, null, null from baris_pd
    ${sql.join(boxes, sql` `)}
    union all select 'satuan_kerja', null, satuan_kerja_id, satuan_kerja::text, null, ${noBox}
      from unit where ${unitsWithin(scope)}
    union all select 'kinerja_program', null, id, node, null, ${noBox} from (${programPieces}) program
    union all select 'struktur_organisasi', null, id, node, null, ${noBox} from (${jabatanPieces(scope)}) jabatan
    union all select 'tim_kerja', null, id, node, null, ${noBox} from (${timPieces(scope)}) tim
    union all select bagian, ${depth}, id, node, kinerja_id, ${noBox} from (${csfItems(scope)}) csf
    union all select bagian, ${depth}, id, node, kinerja_id, ${noBox} from (${solusiItems(scope)}) solusi
    union all select 'kinerja_langkah_aksi', 4, id, null, kinerja_sub_kegiatan_id, ${noBox}
      from (${langkahItems(scope, subKegiatan.level)}) langkah`;
}
