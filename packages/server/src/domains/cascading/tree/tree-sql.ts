import { type RawBuilder, sql } from 'kysely';
import { annualRows, kegiatan, program, subKegiatan } from './annual-level-sql';
import { pdRows, rpjmdRows } from './goal-level-sql';
import { crossRows, type TreeScope, unitRows } from './tree-scope';
import type { TreeRow } from './tree-text';

/**
 * The boxes of a tree, each as JSON text made by the database, level by level; `treeText` nests them.
 * Cross-cutting rows are rows of other units under a parent of this one; they come without children (spec 1 §3).
 */
export function treeQuery(scope: TreeScope): RawBuilder<TreeRow> {
  return sql`with
    unit as materialized (${unitRows(scope)}),
    silang as materialized (${crossRows(scope)}),
    baris_program as materialized (${annualRows(scope, program)}),
    baris_pd as materialized (${pdRows(scope)})
    select 0 as tingkat, id, induk_id, is_cross, node from (${rpjmdRows(scope)}) rpjmd
    union all select 1, id, induk_id, is_cross, node from baris_pd
    union all select 2, id, induk_id, is_cross, node from baris_program
    union all select 3, id, induk_id, is_cross, node from (${annualRows(scope, kegiatan)}) kegiatan
    union all select 4, id, induk_id, is_cross, node from (${annualRows(scope, subKegiatan)}) sub_kegiatan`;
}
