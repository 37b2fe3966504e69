import { PER_PAGE, type TreeLevel } from '@selaras/contracts';
import { type Actor, ownsUnit, seesAllUnits } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import type { ResourceRow } from '../resource/resource';
import { polaOf } from '../resource/text-match';
import { isUnitVisible } from '../visibility/unit-visible';
import { visibilityOf } from '../visibility/visibility';
import { crossColumns } from './cross-resource';
import { simpulJson, simpulMemuat } from './simpul-sql';

interface BelowQuery {
  readonly level: TreeLevel;
  readonly id: number;
  readonly page: number;
  readonly q?: string | undefined;
  readonly status?: string | undefined;
}

/** A node that the reader may open, with the contributions below it. */
export async function listBelow<
  Simpul extends { readonly satuan_kerja: { readonly satuan_kerja_id: number } },
>(
  { db, actor, tahun }: { db: Kysely<Tables>; actor: Actor; tahun: number },
  { level, id, page, q = '', status }: BelowQuery,
): Promise<{ induk: Simpul; data: ResourceRow[]; total: number }> {
  const { rows } = await sql<{ induk: Simpul | null; data: ResourceRow[]; total: number }>`
    with semua as materialized (
      select r.id from kinerja_cross r
      join satuan_kerja sk on sk.satuan_kerja_id = r.satuan_kerja_id
      where r.tahun = ${tahun} and r.level_induk = ${level} and r.induk_id = ${id} and r.deleted_at is null
        ${status === undefined ? sql`` : sql`and r.status = ${status}`}
        and (${q} = '' or (sk.satuan_kerja_nama || ' ' || coalesce(r.catatan, '')) ilike ${polaOf(q)}
          or ${simpulMemuat(sql`r.level_anak`, sql`r.anak_id`, tahun, polaOf(q))})
    ), halaman as (
      select id from semua order by id limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )
    select (select count(*) from semua)::integer as total,
      ${simpulJson(sql`${level}::text`, sql`${id}::bigint`, tahun)} as induk,
      coalesce((select json_agg(isi order by halaman.id) from halaman cross join lateral (
        select ${crossColumns(tahun)} from kinerja_cross r where r.id = halaman.id) isi), '[]') as data`.execute(
    db,
  );
  const { induk = null, data = [], total = 0 } = rows[0] ?? {};
  if (induk === null) throw new ProblemError('TIDAK_DITEMUKAN');
  const unit = induk.satuan_kerja.satuan_kerja_id;
  const open =
    level === 'sasaran-strategis-rpjmd' ||
    seesAllUnits(actor) ||
    ownsUnit(actor, unit) ||
    (await isUnitVisible(db, visibilityOf(actor), unit, tahun));
  if (!open) throw new ProblemError('TIDAK_DITEMUKAN');
  return { induk, data, total };
}
