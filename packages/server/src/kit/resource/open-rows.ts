import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { publicVisibility } from '../visibility/visibility';
import { type Resource, type ResourceRow, sourceIn } from './resource';

/** What bodies of rows are made of, by id; those that are not there in this year are missing. */
export async function openRows(
  tx: Kysely<Tables>,
  { sql: source }: Pick<Resource<object>, 'sql'>,
  ids: readonly number[],
  tahun: number,
): Promise<ReadonlyMap<number, ResourceRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ content: ResourceRow }>`
    select row_to_json(content) as content from (
      select ${(source.bodyColumns ?? source.columns)(tahun, publicVisibility)} from ${sourceIn(source.from, tahun)} ${sourceIn(source.joins, tahun)}
      where r.id = any(${ids}) and r.deleted_at is null and ${source.where(tahun)}
    ) content`.execute(tx);
  return new Map(rows.map(({ content }) => [content.id, content]));
}
