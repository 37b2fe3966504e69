import { type Kysely, type RawBuilder, sql } from 'kysely';
import { StatementForms } from '../../../database/statements/statement-forms';
import type { Tables } from '../../../database/tables';
import { annualRows, kegiatan, program, subKegiatan } from './annual-level-sql';
import { pdRows, rpjmdRows } from './goal-level-sql';
import { crossRows, type TreeScope, unitRows } from './tree-scope';
import type { TreeRow } from './tree-text';

const statement = new StatementForms<TreeRow>();

/** Boxes of a tree in no order. */
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

/**
 * The boxes of a tree, each as JSON text made by the database, level by level; `treeText` nests them.
 * Cross-cutting rows are rows of other units under a parent of this one; they come without children (spec 1 §3).
 */
function treeQuery(scope: TreeScope): RawBuilder<TreeRow> {
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
